import type { Capstan } from '@capstan/client';
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { traceHeaders } from '../call/trace-headers.js';
import { JOB_PROMPTS } from '../prompts/job-prompts.js';
import type { ResourceKind } from '../resources/resource-kind.js';
import { protocolErrorOf } from '../results/protocol-error.js';

/** The maximum number of values in a response. */
const MAX_VALUES = 100;

/** `completion/complete`: ids and paths of resources, and arguments of prompts with known values. */
export function serveCompletion(server: Server, client: Capstan, kinds: readonly ResourceKind[]): void {
  server.setRequestHandler('completion/complete', async ({ params }, { mcpReq }) => {
    const { ref, argument, context } = params;
    const options = { signal: mcpReq.signal, headers: traceHeaders(mcpReq._meta) };
    try {
      const known =
        ref.type === 'ref/prompt'
          ? promptValues(ref.name, argument.name)
          : await own(kindOf(kinds, ref.uri).complete, argument.name)?.(
              client,
              context?.arguments ?? {},
              options,
            );
      return { completion: beginningWith(argument.value, known ?? []) };
    } catch (error) {
      throw protocolErrorOf(error);
    }
  });
}

/** Own properties only, not those of the prototype. */
const own = <T>(named: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;

function promptValues(prompt: string, argument: string): readonly string[] | undefined {
  const known = JOB_PROMPTS.find(({ about }) => about.name === prompt);
  if (!known) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${prompt}`);
  return own(known.choices ?? {}, argument);
}

function kindOf(kinds: readonly ResourceKind[], uriTemplate: string): ResourceKind {
  const known = kinds.find(({ template }) => template.uriTemplate === uriTemplate);
  if (!known)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown resource template: ${uriTemplate}`);
  return known;
}

function beginningWith(value: string, known: readonly string[]) {
  const fitting = known.filter((candidate) => candidate.toLowerCase().startsWith(value.toLowerCase()));
  return {
    values: fitting.slice(0, MAX_VALUES),
    total: fitting.length,
    hasMore: fitting.length > MAX_VALUES,
  };
}
