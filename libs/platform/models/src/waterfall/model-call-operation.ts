import { Operation } from '@capstan/platform-core';
import type { TokenUsage } from '../contract/usage.js';

/** A request to a language model as observers see it. */
export interface ObservedModelCall {
  /** Name in `LLM_PROVIDERS`. */
  readonly provider: string;
  readonly model: string;
  /** Set at the end if the model answered. */
  usage?: TokenUsage;
}

/** One attempt at a language model, with its repairs; fails with a ModelCallError. */
export const modelCallOperation = new Operation<ObservedModelCall>('model.call');
