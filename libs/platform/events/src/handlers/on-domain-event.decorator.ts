import type { EventType } from '../types/event-type.js';
import type { HandleEvent } from './event-handler.js';

export const ON_DOMAIN_EVENT = Symbol('on-domain-event');

/** Chooses among the event types of all loaded modules. */
export type EventTypeFilter = (type: EventType) => boolean;

/** What the decorator stores on a method. */
export interface OnDomainEventMetadata {
  types: readonly string[] | EventTypeFilter;
  handler: string;
}

/**
 * Calls a method of a provider with every event of the given types: at least once, and in order for each account. An error
 * that it throws is retried for up to three days, while later events of the account wait.
 * @param types or a filter, for handlers that do not know the features whose events they receive.
 * @param options.handler stable name of the handler, e.g. `billing.export-charges`.
 */
export function OnDomainEvent<Data extends object>(
  types: EventType<Data> | readonly EventType<Data>[] | EventTypeFilter,
  { handler }: { handler: string },
) {
  return (_target: object, _method: string | symbol, descriptor: { value?: HandleEvent<Data> }) => {
    const wanted = typeof types === 'function' ? types : [types].flat().map(({ name }) => name);
    const metadata: OnDomainEventMetadata = { types: wanted, handler };
    Reflect.defineMetadata(ON_DOMAIN_EVENT, metadata, descriptor.value as object);
  };
}
