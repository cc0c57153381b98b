import { Injectable, Logger } from '@nestjs/common';
import { Broadcast } from '@capstan/platform-jobs';
import {
  DataSource,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
} from 'typeorm';

export const EVENTS_CHANNEL = 'events.written';

/** Wakes the dispatchers of all processes after a transaction that wrote events. A lost message costs one poll interval. */
@Injectable()
export class OutboxSignal implements EntitySubscriberInterface {
  private readonly logger = new Logger('Outbox');
  private readonly wrote = new WeakSet<QueryRunner>();
  private isPublishing = false;
  private isWanted = false;

  constructor(
    dataSource: DataSource,
    private readonly broadcast: Broadcast,
  ) {
    dataSource.subscribers.push(this);
  }

  /** Marks a transaction that has written events. */
  afterCommit(transaction: QueryRunner): void {
    this.wrote.add(transaction);
  }

  /** Called by TypeORM. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (!this.wrote.delete(queryRunner)) return;
    this.isWanted = true;
    if (!this.isPublishing) void this.publish();
  }

  /** One message at a time: what is committed meanwhile shares the next one. */
  private async publish(): Promise<void> {
    this.isPublishing = true;
    while (this.isWanted) {
      this.isWanted = false;
      await this.broadcast
        .publish(EVENTS_CHANNEL, {})
        .catch((error: unknown) => this.logger.debug(`dispatchers were not notified: ${String(error)}`));
    }
    this.isPublishing = false;
  }
}
