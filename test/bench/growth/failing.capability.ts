import type { Capability } from '@capstan/kit';
import { compiled } from '../compiled.js';

const { DefineProvider, ProviderFailure, ResultField, StringField, defineCapability } =
  await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');

class FailingParams {
  @StringField({ description: 'Not used', minLength: 1, maxLength: 100 })
  text: string;
}

class FailingResult {
  @ResultField({ type: 'string', description: 'Never returned' })
  text: string;
}

@DefineProvider({ name: 'broken', title: 'Broken' })
class BrokenProvider {
  isConfigured(): boolean {
    return true;
  }

  call(): Promise<FailingResult> {
    // Of the kinds of failure this one opens no circuit breaker, so that each call takes the same path.
    return Promise.reject(new ProviderFailure('blocked', 'always'));
  }
}

/** A capability of one credit whose only provider fails at once, so that its hold is released. */
export const failing = defineCapability({
  name: 'failing',
  title: 'Failing',
  summary: 'Fails.',
  description: 'Always fails.',
  params: FailingParams,
  result: FailingResult,
  credits: 1,
  deadlineMs: 30_000,
  providers: [BrokenProvider],
  accept: () => 'ok',
  examples: [{ title: 'A word', params: { text: 'hello' } }],
}) as Capability;
