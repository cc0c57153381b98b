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

/** Decorates a method that handles events with the given data. */
export type HandlerDecorator<Data extends object> = (
  target: object,
  method: string | symbol,
  descriptor: { value?: HandleEvent<Data> },
) => void;

/** A type, or the name of one, for handlers that do not import the feature. */
type TypeOrName<Data extends object> = EventType<Data> | string;

/**
 * Calls a method of a provider with every event of the given types: at least once, and in order for each account. An error
 * that it throws is retried for up to three days, while later events of the account wait.
 * @param types or a filter, for handlers that do not know the features whose events they receive.
 * @param options.handler stable name of the handler, e.g. `billing.export-charges`.
 */
export function OnDomainEvent<Data extends object>(
  types: TypeOrName<Data> | readonly TypeOrName<Data>[] | EventTypeFilter,
  { handler }: { handler: string },
): HandlerDecorator<Data> {
  return (_target, _method, descriptor) => {
    const wanted = typeof types === 'function' ? types : [types].flat().map(nameOf);
    const metadata: OnDomainEventMetadata = { types: wanted, handler };
    Reflect.defineMetadata(ON_DOMAIN_EVENT, metadata, descriptor.value as object);
  };
}

const nameOf = (type: EventType | string): string => (typeof type === 'string' ? type : type.name);
