import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentTraceparent } from '@capstan/platform-core';
import { rememberTraces } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { EventHandlers } from '../handlers/event-handlers.js';
import type { NewDomainEvent } from '../types/domain-event.js';
import { OutboxSignal } from './outbox-signal.js';
import { insertEvents } from './outbox.sql.js';

/** Where events are written, in the transaction that makes them true (docs/adr/0030-domain-events.md). */
@Injectable()
export class Outbox {
  constructor(
    private readonly handlers: EventHandlers,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * Writes events in one statement. Events without a handler are not written: they cost nothing.
   * @param manager of an open transaction.
   */
  async append(manager: EntityManager, ...events: NewDomainEvent[]): Promise<void> {
    const items = events
      .map((event) => ({ id: randomUUID(), event, handlers: this.handlers.namesOf(event.type) }))
      .filter(({ handlers }) => handlers.length > 0);
    if (items.length === 0) return;
    if (!manager.queryRunner?.isTransactionActive) throw new Error('events are written inside a transaction');
    await insertEvents(manager, items);
    await rememberTraces(
      manager,
      items.map(({ id, event: { traceparent } }) => ({
        jobId: id,
        traceparent: traceparent === undefined ? currentTraceparent() : (traceparent ?? undefined),
      })),
    );
    this.signal.afterCommit(manager.queryRunner);
  }

  /** Whether an event of the type would be written. */
  isHandled(type: string): boolean {
    return this.handlers.namesOf(type).length > 0;
  }
}
