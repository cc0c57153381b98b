import { Operation } from '@capstan/platform-core';
import type { Attempt } from './attempt.js';

/** An attempt as observers see it; its outcome is known at the end. */
export interface ObservedAttempt {
  readonly capability: string;
  readonly attempt: Readonly<Attempt>;
}

/** One attempt at a provider. */
export const attemptOperation = new Operation<ObservedAttempt>('waterfall.attempt');
