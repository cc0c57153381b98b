import type { DomainEvent } from '../types/domain-event.js';

/** Handles an event. @param signal aborts when the handler takes too long, or the worker is shutting down. */
export type HandleEvent<Data extends object = object> = (
  event: DomainEvent<Data>,
  signal: AbortSignal,
) => Promise<void>;

/** A handler with the event types that it receives. */
export interface EventHandler {
  /** Identifies the handler in the database: keep it when code moves, choose another for another purpose. */
  name: string;
  types: readonly string[];
  handle: HandleEvent;
}
