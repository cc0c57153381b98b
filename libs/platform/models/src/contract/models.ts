import type { z } from 'zod';
import type { AssistantMessage, DialogueMessage } from './dialogue.js';
import type { ModelFailure } from './models.error.js';
import type { ModelUsage } from './usage.js';

/** One request to a language model. */
export interface ModelRequest {
  /** System prompt. */
  system: string;
  prompt: string;
  /** Includes the reasoning tokens of a model. */
  maxOutputTokens: number;
  /** 0 to 2; default 0. Omitted for models that do not support it. */
  temperature?: number;
  /** Aborts the call, which then rejects with the reason. */
  signal: AbortSignal;
  /** Wall-clock milliseconds for all models together. */
  timeoutMs: number;
}

/** An answer and its model. */
export interface ModelAnswer<T> {
  value: T;
  /** Name in `LLM_PROVIDERS`. */
  provider: string;
  /** The vendor's name of the model. */
  model: string;
  usage: ModelUsage;
  /** Failures of the models before it. */
  failures: readonly ModelFailure[];
}

/** A tool that a model may call. */
export interface ToolDescription {
  /** Letters, digits, `_`; at most 64. */
  name: string;
  description: string;
  /** Schema of an object. */
  input: z.ZodType;
}

/** A model: its name in `LLM_PROVIDERS` and the vendor's name of it. */
export interface ModelName {
  provider: string;
  model: string;
}

/** One turn of a conversation with tools. */
export interface TurnRequest {
  /** System prompt. */
  system: string;
  /** Oldest first; ends with a user message or tool results. */
  messages: readonly DialogueMessage[];
  tools: readonly ToolDescription[];
  /** Includes the reasoning tokens of a model. */
  maxOutputTokens: number;
  /** Aborts the call, which then rejects with the reason. */
  signal: AbortSignal;
  /** Wall-clock milliseconds for all models together. */
  timeoutMs: number;
  /** How long a model may send no data; default 90,000. */
  idleTimeoutMs?: number;
  /** A model starts to answer; `failures` lists those of the models before it. */
  onModel?: (name: ModelName, failures: readonly ModelFailure[]) => void;
  /** Text as it arrives, after `onModel`. */
  onText?: (text: string) => void;
  /** Discards everything since the last `onModel`: that model failed after it had started to answer. */
  onSuperseded?: (failure: ModelFailure) => void;
}

/** The message of a model in its turn. */
export interface TurnAnswer extends ModelName {
  message: AssistantMessage;
  usage: ModelUsage;
  /** `calls`: the model waits for tool results. */
  finish: 'stop' | 'calls';
}

/** The operator's language models, tried in the order of `LLM_PROVIDERS` until one answers. None is required. */
export abstract class Models {
  /** Returns whether any model is configured. */
  abstract isConfigured(): boolean;

  /**
   * Returns text that is never blank, but may be cut at `maxOutputTokens`. @throws ModelsError when no model
   * answers in time, with the usage so far.
   */
  abstract text(request: ModelRequest): Promise<ModelAnswer<string>>;

  /**
   * Returns an answer that matches a schema; an answer that does not counts as a failure of that model. Reuse the
   * schema object, and prefer `nullable` to `optional`: vendors that enforce schemas require every field.
   * @throws ModelsError when no model answers in time, with the usage so far.
   */
  abstract object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<ModelAnswer<T>>;

  /**
   * Runs one turn of a conversation with tools, which the caller executes. A message of one model can be passed to
   * any other.
   * @throws ModelsError when no model answers in time, with the usage so far.
   */
  abstract turn(request: TurnRequest): Promise<TurnAnswer>;
}
