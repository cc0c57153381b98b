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

/** Options of a tool call. */
export interface ToolCallOptions extends RequestOptions {
  /**
   * Identifies the conversation of the call: the same call of the same conversation is made and charged once, also after
   * a restart of your program. Without it this applies to this client object.
   */
  conversationId?: string | undefined;
}

/**
 * Forwards the tool call of a model and returns the message with its result, even if the call failed.
 * @param scope replaces the id of a conversation without one.
 * @throws APIAbortError if `signal` was aborted; CapstanError if it is not a tool call.
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
      'The `conversationId` must not be empty. Pass an id of the conversation, or omit it.',
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
  throw new MalformedArguments(`Expected a JSON object (got ${JSON.stringify(params)?.slice(0, 200)})`);
}

function parsed(text: string): unknown {
  // Some models write no arguments for a tool that needs none.
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new MalformedArguments(`${(fault as Error).message}: ${text.slice(0, 200)}`);
  }
}

/**
 * A repeated turn has the same ids and arguments, and is not charged again. Some model servers number their calls from 0
 * in every conversation: without the conversation, a call would get the answer of another.
 * @returns undefined for a call without an id, which is always a new one.
 */
function keyOf(conversation: string, { id, name }: NeutralToolCall, params: object): string | undefined {
  if (!id) return undefined;
  return ['tool', ...[conversation, id, JSON.stringify([name, params])].map(fingerprint)].join('-');
}
