import type { Answer } from '../core/answer.js';
import { isRecord } from '../core/is-record.js';
import type { RequestOptions } from '../core/request-options.js';
import { CapstanError } from '../errors/capstan-error.js';
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

/** What can be said with a tool call. */
export interface ToolCallOptions extends RequestOptions {
  /**
   * Names the conversation that the call stands in: the same call of the same conversation is made and charged once,
   * also after a restart of your program. Without it that holds for this client object.
   */
  conversationId?: string | undefined;
}

/**
 * Forwards what a model called and gives back the message that answers it, also when the call failed.
 * @param scope stands in for a conversation that has no name.
 * @throws APIAbortError when `signal` was aborted; CapstanError when it is no tool call.
 */
export async function ranTool<Call extends ToolCall>(
  agent: Agent,
  call: Call,
  scope: string,
  { conversationId = scope, ...options }: ToolCallOptions,
): Promise<ToolResultOf<Call>> {
  const asked = neutralToolCall(call);
  if (conversationId === '') {
    throw new CapstanError(
      'The `conversationId` is empty. Pass what names the conversation, or leave it out.',
    );
  }
  try {
    const params = paramsOf(asked.input);
    const idempotencyKey = keyOf(conversationId, asked, params);
    const { data } = await agent(asked.name, params, { idempotencyKey, ...options });
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
 * their calls from 0 in every conversation: without the conversation, this one would get the answer of another.
 * @returns undefined for a call without an id, which is always a new one.
 */
function keyOf(conversation: string, { id, name }: NeutralToolCall, params: object): string | undefined {
  if (!id) return undefined;
  return ['tool', ...[conversation, id, JSON.stringify([name, params])].map(fingerprint)].join('-');
}
