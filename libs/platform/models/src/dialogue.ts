/**
 * A conversation with tools in our own words: plain JSON that can be stored, and that goes from one vendor's model to
 * another's in mid-conversation.
 */
export type DialogueMessage = UserMessage | AssistantMessage | ToolResultsMessage;

export interface UserMessage {
  role: 'user';
  text: string;
}

/** What a model said, and what it wants done. */
export interface AssistantMessage {
  role: 'assistant';
  /** May be empty when there are calls. */
  text: string;
  calls: ToolCall[];
}

/** What became of all calls of the message before. */
export interface ToolResultsMessage {
  role: 'tools';
  results: ToolResult[];
}

export interface ToolCall {
  /** Ours, unique within the conversation, in a form that all vendors take. */
  id: string;
  /** As the model wrote it; there may be no such tool. */
  name: string;
  /** As the model wrote it: to be checked against the tool's schema. */
  input: Record<string, unknown>;
  /** The arguments were no JSON object; `input` is empty. */
  isGarbled?: true;
}

export interface ToolResult {
  callId: string;
  name: string;
  output: string;
  isError: boolean;
}
