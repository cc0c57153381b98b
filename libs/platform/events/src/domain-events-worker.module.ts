import { Module } from '@nestjs/common';
import { Deliveries } from './delivery/deliveries.js';
import { EventDispatcher } from './delivery/event-dispatcher.js';
import { EventPruning } from './delivery/event-pruning.js';
import { DomainEventsModule } from './domain-events.module.js';

/** Runs the handlers, in the worker. */
@Module({
  imports: [DomainEventsModule],
  providers: [Deliveries, EventDispatcher, EventPruning],
})
export class DomainEventsWorkerModule {}
