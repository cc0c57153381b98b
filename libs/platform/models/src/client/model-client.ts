import type { z } from 'zod';
import type { AssistantMessage, DialogueMessage } from '../contract/dialogue.js';
import type { ToolDescription } from '../contract/models.js';
import type { TokenPrice } from './token-price.js';
import type { TokenUsage } from '../contract/usage.js';

/** A message of the conversation. */
export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** One request to one model. */
export interface ModelQuestion {
  system: string;
  turns: readonly ModelTurn[];
  maxOutputTokens: number;
  temperature: number;
  signal: AbortSignal;
  /** The vendor is asked to enforce this schema; absent: the answer is free text. */
  schema?: z.ZodType;
}

/** The response of a model. */
export interface ModelReply {
  text: string;
  /** `cut`: the output tokens ran out. `refused`: the vendor's filter or the model declined. */
  ending: 'complete' | 'cut' | 'refused';
  usage: TokenUsage;
}

/** One streamed request of a conversation with tools. */
export interface DialogueQuestion {
  system: string;
  messages: readonly DialogueMessage[];
  tools: readonly ToolDescription[];
  maxOutputTokens: number;
  signal: AbortSignal;
  onText: (text: string) => void;
  /** Data arrived, including reasoning. */
  onActivity: () => void;
  /** The usage reported so far; some vendors report it before the end. */
  onUsage: (usage: TokenUsage) => void;
}

/** Text and tool calls of a model. */
export interface DialogueReply {
  message: AssistantMessage;
  /** `cut`: the output tokens ran out; the last call may be lost. */
  ending: 'complete' | 'cut';
}

/** One configured language model. */
export interface ModelClient {
  /** Name in `LLM_PROVIDERS`. */
  readonly provider: string;
  readonly model: string;
  /** The server may ignore a schema, or enforce it without showing it to the model, so the prompt repeats it. */
  readonly needsSchemaInPrompt: boolean;
  /** Set if the operator configured one. */
  readonly price?: TokenPrice | undefined;

  /** One HTTP request, never retried. @throws ModelCallError, or any error once the signal has aborted. */
  ask(question: ModelQuestion): Promise<ModelReply>;

  /** One HTTP request, never retried. @throws ModelCallError, or any error once the signal has aborted. */
  converse(question: DialogueQuestion): Promise<DialogueReply>;
}
