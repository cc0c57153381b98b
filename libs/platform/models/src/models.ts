import type { z } from 'zod';
import type { AssistantMessage, DialogueMessage } from './dialogue.js';
import type { ModelFailure } from './models.error.js';
import type { TokenUsage, TurnUsage } from './usage.js';

/** One question to a language model. */
export interface ModelRequest {
  /** Standing instructions. */
  system: string;
  prompt: string;
  /** Includes what a reasoning model thinks before it speaks. */
  maxOutputTokens: number;
  /** 0 to 2; default 0. Models that take none are asked without. */
  temperature?: number;
  /** Ends the call, which then rejects with its reason. */
  signal: AbortSignal;
  /** Wall-clock milliseconds for all models together. */
  timeoutMs: number;
}

/** An answer, and who gave it. */
export interface ModelAnswer<T> {
  value: T;
  /** Name in `LLM_PROVIDERS`. */
  provider: string;
  /** The vendor's name of the model. */
  model: string;
  usage: TokenUsage;
}

/** What a model may ask the caller to do. */
export interface ToolDescription {
  /** Letters, digits, `_`; at most 64. */
  name: string;
  description: string;
  /** An object's. */
  input: z.ZodType;
}

/** A model by its name in `LLM_PROVIDERS` and the vendor's name of it. */
export interface ModelName {
  provider: string;
  model: string;
}

/** One turn of a conversation with tools. */
export interface TurnRequest {
  /** Standing instructions. */
  system: string;
  /** Oldest first; ends with a message of the user or with results of tools. */
  messages: readonly DialogueMessage[];
  tools: readonly ToolDescription[];
  /** Includes what a reasoning model thinks before it speaks. */
  maxOutputTokens: number;
  /** Ends the call, which then rejects with its reason. */
  signal: AbortSignal;
  /** Wall-clock milliseconds for all models together. */
  timeoutMs: number;
  /** How long one model may send nothing at all; default 90,000. */
  silenceMs?: number;
  /** A model begins to answer; `failures` tells why those before it did not. */
  onModel?: (name: ModelName, failures: readonly ModelFailure[]) => void;
  /** Text as it comes, after `onModel`. */
  onText?: (text: string) => void;
  /** What came since the last `onModel` holds no more: that model failed after it had begun. */
  onSuperseded?: (failure: ModelFailure) => void;
}

/** What a model said in its turn. */
export interface TurnAnswer extends ModelName {
  message: AssistantMessage;
  usage: TurnUsage;
  /** `calls`: it waits for results. */
  finish: 'stop' | 'calls';
}

/** The operator's language models, tried in the order of `LLM_PROVIDERS` until one answers. None is required. */
export abstract class Models {
  /** Whether any model is configured. */
  abstract isConfigured(): boolean;

  /** Never blank; may end early for want of `maxOutputTokens`. @throws ModelsError when no model answers in time. */
  abstract text(request: ModelRequest): Promise<ModelAnswer<string>>;

  /**
   * An answer in the shape of a schema; one that does not fit counts as a failure of that model. Reuse the schema
   * object, and prefer `nullable` to `optional`: vendors that enforce schemas want every field named.
   * @throws ModelsError.
   */
  abstract object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<ModelAnswer<T>>;

  /**
   * One turn of a conversation with tools, which the caller runs. A message that a model wrote can be given to any
   * other. @throws ModelsError when no model answers in time; its `usage` tells what that cost.
   */
  abstract turn(request: TurnRequest): Promise<TurnAnswer>;
}
