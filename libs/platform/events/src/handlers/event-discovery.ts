import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EventType } from '../types/event-type.js';
import { DeclaredEventTypes, EventTypes } from '../types/event-types.js';
import type { HandleEvent } from './event-handler.js';
import { EventHandlers } from './event-handlers.js';
import { ON_DOMAIN_EVENT, type OnDomainEventMetadata } from './on-domain-event.decorator.js';

/** The event types that the loaded modules declare; known before the application is initialized. */
export const declaredEventTypes = (discovery: DiscoveryService): EventType[] =>
  instancesOf(discovery).flatMap((instance) =>
    instance instanceof DeclaredEventTypes ? [...instance.types] : [],
  );

/** The same provider is listed once for each module that has it. */
function instancesOf(discovery: DiscoveryService): object[] {
  const instances = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  return [...instances].filter(
    (instance): instance is object => typeof instance === 'object' && instance !== null,
  );
}

/** Finds event types and handlers among the providers of the application, before it serves anything. */
@Injectable()
export class EventDiscovery implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly types: EventTypes,
    private readonly handlers: EventHandlers,
  ) {}

  /** @throws Error when a name is taken, or a handler names a type that no loaded module declares. */
  onModuleInit(): void {
    declaredEventTypes(this.discovery).forEach((type) => this.types.add(type));
    for (const instance of instancesOf(this.discovery)) this.addHandlersOf(instance);
  }

  private addHandlersOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (prototype === null) return;
    for (const method of this.scanner.getAllMethodNames(prototype)) {
      const handle = (prototype as Record<string, unknown>)[method] as HandleEvent;
      const metadata = Reflect.getMetadata(ON_DOMAIN_EVENT, handle) as OnDomainEventMetadata | undefined;
      if (!metadata) continue;
      this.handlers.add({
        name: metadata.handler,
        types: this.typesOf(metadata),
        handle: (event, signal) => handle.call(instance, event, signal),
      });
    }
  }

  private typesOf({ types: wanted, handler }: OnDomainEventMetadata): readonly string[] {
    if (typeof wanted === 'function') {
      return this.types
        .all()
        .filter(wanted)
        .map(({ name }) => name);
    }
    const unknown = wanted.find((type) => !this.types.get(type));
    if (unknown !== undefined) {
      throw new Error(`the event handler ${handler} receives ${unknown}, which no module declares`);
    }
    return wanted;
  }
}
