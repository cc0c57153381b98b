import type {
  DataSource,
  EntityManager,
  EntitySubscriberInterface,
  QueryRunner,
  TransactionCommitEvent,
  TransactionRollbackEvent,
} from 'typeorm';
import { creditsMoved } from './credits-moved.js';
import type { EndedHold } from './settle.sql.js';

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
    holds.forEach(report);
  }

  /** Called by TypeORM. */
  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    this.ended.delete(queryRunner);
  }
}

function report({ details: { capability }, amount, charge }: EndedHold): void {
  if (charge > 0) creditsMoved.emit({ movement: 'captured', capability, credits: charge });
  if (amount > charge) creditsMoved.emit({ movement: 'released', capability, credits: amount - charge });
}
