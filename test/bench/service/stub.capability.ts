import type { Capability } from '@capstan/kit';
import { compiled } from '../compiled.js';

const { DefineProvider, ResultField, StringField, defineCapability } =
  await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');

class StubParams {
  @StringField({ description: 'Text to send back', minLength: 1, maxLength: 100 })
  text: string;
}

class StubResult {
  @ResultField({ type: 'string', description: 'The text' })
  text: string;
}

@DefineProvider({ name: 'instant', title: 'Instant' })
class InstantProvider {
  isConfigured(): boolean {
    return true;
  }

  call(params: StubParams): Promise<StubResult> {
    return Promise.resolve({ text: params.text });
  }
}

/** A capability of one credit whose provider answers at once, so that only the service's own work is measured. */
export const stub = defineCapability({
  name: 'stub',
  title: 'Stub',
  summary: 'Sends the text back.',
  description: 'Returns the text unchanged.',
  params: StubParams,
  result: StubResult,
  credits: 1,
  deadlineMs: 30_000,
  providers: [InstantProvider],
  accept: () => 'ok',
  examples: [{ title: 'A word', params: { text: 'hello' } }],
}) as Capability;

/** Parameters of a call. */
export const STUB_PARAMS = { text: 'hello' };
