/**
 * Domain events: written to an outbox in the transaction that makes them true, handled in the worker at least once and in
 * order for each account. It does not depend on any feature. Main types: {@link Outbox}, {@link OnDomainEvent}.
 */
export type { ClaimedDelivery } from './delivery/claimed-delivery.js';
export { Deliveries } from './delivery/deliveries.js';
export { EventDispatcher } from './delivery/event-dispatcher.js';
export { EventPruning } from './delivery/event-pruning.js';
export { OpenDeliveries } from './delivery/open-deliveries.js';
export { DomainEventsWorkerModule } from './domain-events-worker.module.js';
export { DomainEventsModule } from './domain-events.module.js';
export { type EventsConfig, eventsConfig } from './events.config.js';
export { declaredEventTypes } from './handlers/event-discovery.js';
export type { EventHandler, HandleEvent } from './handlers/event-handler.js';
export { EventHandlers } from './handlers/event-handlers.js';
export {
  type EventTypeFilter,
  type HandlerDecorator,
  OnDomainEvent,
} from './handlers/on-domain-event.decorator.js';
export { EVENTS_CHANNEL, OutboxSignal } from './outbox/outbox-signal.js';
export { Outbox } from './outbox/outbox.js';
export type { DomainEvent, NewDomainEvent } from './types/domain-event.js';
export { type EventAudience, type EventType, defineEvent } from './types/event-type.js';
export { EventTypes } from './types/event-types.js';
