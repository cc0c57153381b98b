import { Signal } from '@capstan/platform-core';

/**
 * Credits of one hold, after the commit. `reserved`: taken from the balance for a call. `captured`: charged at its end.
 * `released`: returned to the balance.
 */
export interface CreditsMoved {
  readonly movement: 'reserved' | 'captured' | 'released';
  readonly capability: string;
  /** At least 1. */
  readonly credits: number;
}

export const creditsMoved = new Signal<CreditsMoved>('credits.moved');
