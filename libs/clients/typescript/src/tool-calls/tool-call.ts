import { CapstanError } from '../errors/capstan-error.js';

/** A tool call of OpenAI's Chat Completions. */
export interface OpenAIChatToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** The message with its result. */
export interface OpenAIChatToolResult {
  role: 'tool';
  tool_call_id: string;
  content: string;
}

/** A tool call of OpenAI's Responses API: an item of its output. */
export interface OpenAIResponsesToolCall {
  type: 'function_call';
  call_id: string;
  name: string;
  arguments: string;
}

/** The input item with its result. */
export interface OpenAIResponsesToolResult {
  type: 'function_call_output';
  call_id: string;
  output: string;
}

/** A tool call of Anthropic's Messages API: a block of its content. */
export interface ClaudeToolCall {
  type: 'tool_use';
  id: string;
  name: string;
  input: unknown;
}

/** The block with its result, for a user message. */
export interface ClaudeToolResult {
  type: 'tool_result';
  tool_use_id: string;
  content: string;
  is_error: boolean;
}

/** Tool calls of models. */
export type ToolCall = OpenAIChatToolCall | OpenAIResponsesToolCall | ClaudeToolCall;

/** The result of a call, in the format of its vendor. */
export type ToolResultOf<Call extends ToolCall> = Call extends OpenAIChatToolCall
  ? OpenAIChatToolResult
  : Call extends OpenAIResponsesToolCall
    ? OpenAIResponsesToolResult
    : ClaudeToolResult;

/** A tool call in a vendor-neutral form. */
export interface NeutralToolCall {
  id: string;
  name: string;
  /** Parsed, or the text that a model wrote. */
  input: unknown;
}

/** @throws CapstanError if it is not a tool call. */
export function neutralToolCall(call: ToolCall): NeutralToolCall {
  switch (call.type) {
    case 'function':
      return { id: call.id, name: call.function.name, input: call.function.arguments };
    case 'function_call':
      return { id: call.call_id, name: call.name, input: call.arguments };
    case 'tool_use':
      return { id: call.id, name: call.name, input: call.input };
    default:
      throw new CapstanError(
        'This is not a tool call. Pass an item of `message.tool_calls` (OpenAI Chat Completions), an output item of type ' +
          '`function_call` (Responses) or a content block of type `tool_use` (Anthropic).',
      );
  }
}

/** @param content JSON. */
export function toolResult(
  call: ToolCall,
  content: string,
  isError: boolean,
): OpenAIChatToolResult | OpenAIResponsesToolResult | ClaudeToolResult {
  switch (call.type) {
    case 'function':
      return { role: 'tool', tool_call_id: call.id, content };
    case 'function_call':
      return { type: 'function_call_output', call_id: call.call_id, output: content };
    default:
      return { type: 'tool_result', tool_use_id: call.id, content, is_error: isError };
  }
}
