import { EventHandlers, Outbox, type OutboxSignal } from '@capstan/platform-events';

/** An outbox in a process without event handlers: nothing is written. */
export const silentOutbox = new Outbox(new EventHandlers(), {} as OutboxSignal);
