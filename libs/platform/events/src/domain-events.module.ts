import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OpenDeliveries } from './delivery/open-deliveries.js';
import { EventDiscovery } from './handlers/event-discovery.js';
import { EventHandlers } from './handlers/event-handlers.js';
import { DomainEventEntity } from './outbox/domain-event.entity.js';
import { EventDeliveryEntity } from './outbox/event-delivery.entity.js';
import { EventRecords } from './outbox/event-records.js';
import { OutboxSignal } from './outbox/outbox-signal.js';
import { Outbox } from './outbox/outbox.js';
import type { EventType } from './types/event-type.js';
import { DeclaredEventTypes, EventTypes } from './types/event-types.js';

/** Writes domain events; for every process that does something of which there are events. Needs BroadcastModule. */
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([DomainEventEntity, EventDeliveryEntity])],
  providers: [EventTypes, EventHandlers, EventDiscovery, OutboxSignal, Outbox, EventRecords, OpenDeliveries],
  exports: [EventTypes, EventHandlers, Outbox],
})
export class DomainEventsModule {
  /** The same, and the event types of a feature, e.g. `DomainEventsModule.forFeature([keyCreated, keyRevoked])`. */
  static forFeature(types: readonly EventType[]): DynamicModule {
    const token = Symbol('event-types');
    return {
      module: DeclaredEventTypesModule,
      imports: [DomainEventsModule],
      providers: [{ provide: token, useValue: new DeclaredEventTypes(types) }],
      exports: [DomainEventsModule],
    };
  }
}

@Module({})
class DeclaredEventTypesModule {}
