import type { Answer } from '../core/answer.js';
import { isRecord } from '../core/is-record.js';
import type { RequestOptions } from '../core/request-options.js';
import { fingerprint } from './fingerprint.js';
import {
  type NeutralToolCall,
  type ToolCall,
  type ToolResultOf,
  neutralToolCall,
  toolResult,
} from './tool-call.js';
import { MalformedArguments, toolErrorOf } from './tool-error.js';

type Agent = (
  capability: string,
  params: Record<string, unknown>,
  options: RequestOptions,
) => PromiseLike<Answer<unknown>>;

/**
 * Forwards what a model called and gives back the message that answers it, also when the call failed.
 * @throws APIAbortError when `signal` was aborted.
 */
export async function ranTool<Call extends ToolCall>(
  agent: Agent,
  call: Call,
  options: RequestOptions,
): Promise<ToolResultOf<Call>> {
  const asked = neutralToolCall(call);
  try {
    const params = paramsOf(asked.input);
    const { data } = await agent(asked.name, params, { idempotencyKey: keyOf(asked, params), ...options });
    return toolResult(call, JSON.stringify(data), false) as ToolResultOf<Call>;
  } catch (fault) {
    return toolResult(call, JSON.stringify({ error: toolErrorOf(fault) }), true) as ToolResultOf<Call>;
  }
}

function paramsOf(input: unknown): Record<string, unknown> {
  const params = typeof input === 'string' ? parsed(input) : input;
  if (isRecord(params)) return params;
  throw new MalformedArguments(`A JSON object was expected: ${JSON.stringify(params)?.slice(0, 200)}`);
}

function parsed(text: string): unknown {
  // Some models write nothing where a tool needs nothing.
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new MalformedArguments(`${(fault as Error).message}: ${text.slice(0, 200)}`);
  }
}

/**
 * A turn that is played again has the same ids and arguments, and is not charged again. Some servers of models count
 * their calls from 0 in every conversation, so that the id alone would not do.
 */
const keyOf = ({ id, name }: NeutralToolCall, params: object): string =>
  `tool-${fingerprint(id)}-${fingerprint(JSON.stringify([name, params]))}`;
