import {
  type EventType,
  type EventTypeFilter,
  type HandlerDecorator,
  OnDomainEvent as HandlesDomainEvent,
} from '@capstan/platform-events';
import type { ServiceEventName, ServiceEvents } from './service-events.js';

/** Identifies a handler. */
interface HandlerOptions {
  /** Stable name of the handler, e.g. `acme.low-credits`: it is stored with its events. */
  handler: string;
}

/**
 * Calls a method of a provider in the worker with every event of the given types: at least once, and in order for each
 * account. An error that it throws is retried for up to three days, while later events of the account wait.
 * Its signal aborts after 30 seconds, and when the worker shuts down.
 * @param types names of events of the service, event types of the plugin, or a filter over all types.
 */
export function OnDomainEvent<Name extends ServiceEventName>(
  types: Name | readonly Name[],
  options: HandlerOptions,
): HandlerDecorator<ServiceEvents[Name]>;
export function OnDomainEvent<Data extends object>(
  types: EventType<Data> | readonly EventType<Data>[] | EventTypeFilter,
  options: HandlerOptions,
): HandlerDecorator<Data>;
export function OnDomainEvent(
  types: Parameters<typeof HandlesDomainEvent>[0],
  options: HandlerOptions,
): HandlerDecorator<object> {
  return HandlesDomainEvent(types, options);
}
