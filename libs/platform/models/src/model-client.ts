import type { z } from 'zod';
import type { AssistantMessage, DialogueMessage } from './dialogue.js';
import type { ToolDescription } from './models.js';
import type { TokenPrice } from './token-price.js';
import type { TokenUsage } from './usage.js';

/** A turn of the conversation. */
export interface ModelTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** One exchange with one model. */
export interface ModelQuestion {
  system: string;
  turns: readonly ModelTurn[];
  maxOutputTokens: number;
  temperature: number;
  signal: AbortSignal;
  /** Ask the vendor to hold the model to this schema; left out, the answer is free text. */
  schema?: z.ZodType;
}

/** What a model said. */
export interface ModelReply {
  text: string;
  /** `cut`: the output tokens ran out. `refused`: the vendor's filter or the model itself declined. */
  ending: 'complete' | 'cut' | 'refused';
  usage: TokenUsage;
}

/** One exchange of a conversation with tools, streamed. */
export interface DialogueQuestion {
  system: string;
  messages: readonly DialogueMessage[];
  tools: readonly ToolDescription[];
  maxOutputTokens: number;
  signal: AbortSignal;
  onText: (text: string) => void;
  /** Something came over the wire, thoughts included. */
  onSign: () => void;
  /** What the vendor says that this exchange has used by now; some say so before the end. */
  onUsage: (usage: TokenUsage) => void;
}

/** What a model said and wants done. */
export interface DialogueReply {
  message: AssistantMessage;
  /** `cut`: the output tokens ran out, and with them a last call may have gone. */
  ending: 'complete' | 'cut';
}

/** One configured language model. */
export interface ModelClient {
  /** Name in `LLM_PROVIDERS`. */
  readonly provider: string;
  readonly model: string;
  /** Its server may ignore a schema or enforce it without telling the model, so the instructions repeat it. */
  readonly wantsSchemaInWords: boolean;
  /** When the operator named one. */
  readonly price?: TokenPrice | undefined;

  /** One HTTP exchange, never repeated. @throws ModelFault, or anything once the signal has aborted. */
  ask(question: ModelQuestion): Promise<ModelReply>;

  /** One HTTP exchange, never repeated. @throws ModelFault, or anything once the signal has aborted. */
  converse(question: DialogueQuestion): Promise<DialogueReply>;
}
