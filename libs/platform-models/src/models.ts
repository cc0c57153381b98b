import type { z } from 'zod';

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

/** What a question cost, as the vendor counts. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
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
}
