import { Signal } from '@capstan/platform-core';
import type {
  DataSource,
  EntityManager,
  EntitySubscriberInterface,
  QueryRunner,
  TransactionCommitEvent,
  TransactionRollbackEvent,
} from 'typeorm';
import type { EndedHold } from './settle.sql.js';

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

/** Reports the credits of holds when the transaction that ended them is committed. */
export class EndedHoldsSignal implements EntitySubscriberInterface {
  private readonly ended = new WeakMap<QueryRunner, EndedHold[]>();

  constructor(dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  afterCommit({ queryRunner }: EntityManager, holds: readonly EndedHold[]): void {
    if (!queryRunner || holds.length === 0) return;
    this.ended.set(queryRunner, [...(this.ended.get(queryRunner) ?? []), ...holds]);
  }

  /** Called by TypeORM. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const holds = this.ended.get(queryRunner);
    if (!holds) return;
    this.ended.delete(queryRunner);
    for (const { details, amount, charge } of holds)
      report(details.capability, { held: amount, charged: charge });
  }

  /** Called by TypeORM. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    this.ended.delete(queryRunner);
  }
}

/** Reports how the credits of a hold were used. */
export function report(capability: string, { held, charged }: { held: number; charged: number }): void {
  if (charged > 0) creditsMoved.emit({ movement: 'captured', capability, credits: charged });
  if (held > charged) creditsMoved.emit({ movement: 'released', capability, credits: held - charged });
}
