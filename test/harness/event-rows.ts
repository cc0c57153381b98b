import {
  type EventHandler,
  EventHandlers,
  Deliveries,
  EventDispatcher,
  Outbox,
} from '@capstan/platform-events';
import type { DataSource } from 'typeorm';

/** A process that writes and handles events, over rows alone: it is woken by the test, and by nothing else. */
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
