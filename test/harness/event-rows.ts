import {
  type EventHandler,
  EventHandlers,
  type EventType,
  Deliveries,
  EventDispatcher,
  Outbox,
} from '@capstan/platform-events';
import type { DataSource } from 'typeorm';

/** An outbox that writes events of some types, without handling them. */
export const outboxOf = (dataSource: DataSource, types: readonly EventType[]): Outbox =>
  new EventProcess(dataSource, [
    { name: 'test', types: types.map(({ name }) => name), handle: () => Promise.resolve() },
  ]).outbox;

/** Types and data of the events of an account, in the order in which they were written. */
export const eventsOf = (
  dataSource: DataSource,
  accountId: string,
): Promise<{ type: string; data: object }[]> =>
  dataSource.query('SELECT type, data FROM domain_events WHERE account_id = $1 ORDER BY number', [accountId]);

/** A process that writes and handles events by SQL: only the test wakes it. */
export class EventProcess {
  readonly outbox: Outbox;
  readonly deliveries: Deliveries;
  readonly dispatcher: EventDispatcher;

  constructor(dataSource: DataSource, handlers: readonly EventHandler[]) {
    const known = new EventHandlers();
    handlers.forEach((handler) => known.add(handler));
    this.deliveries = new Deliveries(dataSource);
    this.outbox = new Outbox(known, { afterCommit: () => undefined } as never);
    this.dispatcher = new EventDispatcher(this.deliveries, known, {} as never);
  }
}
