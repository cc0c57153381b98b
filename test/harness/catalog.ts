import { type Type } from '@nestjs/common';
import {
  type Capability,
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  IntegerField,
  ResultField,
  StringField,
  defineCapability,
} from '@capstan/kit';

/** Parameters of the scripted capability. */
export class EchoParams {
  @StringField({ description: 'Text to send back', minLength: 1, maxLength: 100 })
  text: string;

  @IntegerField({
    description: 'Milliseconds the waterfall may take',
    minimum: 1,
    maximum: 60_000,
    default: 5000,
  })
  timeout_ms: number = 5000;
}

/** Result of the scripted capability. */
export class EchoResult {
  @ResultField({ type: 'string', description: 'The text; empty counts as no result' })
  text: string;
}

/** The behavior of the scripted providers; a test replaces it. */
export type Script = (
  provider: 'first' | 'second',
  params: EchoParams,
  context: CallContext,
) => EchoResult | Promise<EchoResult>;

/** A catalog of one capability, `echo`, with two providers that a test scripts. */
export function scriptedCatalog(credits: number = 2): {
  catalog: readonly Capability[];
  script: (next: Script) => void;
  calls: string[];
} {
  let current: Script = (_provider, params) => ({ text: params.text });
  const calls: string[] = [];

  const provider = (name: 'first' | 'second'): Type<CapabilityProvider<EchoParams, EchoResult>> => {
    @DefineProvider({ name, title: `Scripted ${name}` })
    class ScriptedProvider implements CapabilityProvider<EchoParams, EchoResult> {
      isConfigured(): boolean {
        return true;
      }

      async call(params: EchoParams, context: CallContext): Promise<EchoResult> {
        calls.push(name);
        return current(name, params, context);
      }
    }
    return ScriptedProvider;
  };

  const echo = defineCapability({
    name: 'echo',
    title: 'Echo',
    summary: 'Sends the text back.',
    description: 'A capability whose providers do as the test says.',
    params: EchoParams,
    result: EchoResult,
    credits,
    readsOnly: true,
    deadlineMs: (params) => params.timeout_ms,
    providers: [provider('first'), provider('second')],
    accept: (result) => (result.text === '' ? 'empty' : 'ok'),
    examples: [{ title: 'A word', params: { text: 'hello' } }],
  });
  return { catalog: [echo], script: (next) => (current = next), calls };
}
