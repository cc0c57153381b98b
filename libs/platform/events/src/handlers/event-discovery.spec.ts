import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import { defineEvent } from '../types/event-type.js';
import { DeclaredEventTypes, EventTypes } from '../types/event-types.js';
import type { DomainEvent } from '../types/domain-event.js';
import { EventDiscovery } from './event-discovery.js';
import { EventHandlers } from './event-handlers.js';
import { OnDomainEvent } from './on-domain-event.decorator.js';

const happened = defineEvent('test.happened', { description: 'A test.', example: { text: 'x' } });

class Recorder {
  readonly seen: string[] = [];

  @OnDomainEvent(happened, { handler: 'test.record' })
  async record({ data }: DomainEvent<{ text: string }>): Promise<void> {
    this.seen.push(data.text);
  }
}

function discover(...instances: unknown[]) {
  const handlers = new EventHandlers();
  const types = new EventTypes();
  const discovery = { getProviders: () => instances.map((instance) => ({ instance })) };
  new EventDiscovery(discovery as DiscoveryService, new MetadataScanner(), types, handlers).onModuleInit();
  return { handlers, types };
}

const declared = new DeclaredEventTypes([happened]);

describe('discovery of event handlers', () => {
  it('calls the decorated method on its provider', async () => {
    const recorder = new Recorder();
    const { handlers } = discover(recorder, declared);
    await handlers
      .get('test.record')
      ?.handle({ data: { text: 'hello' } } as never, new AbortController().signal);
    expect(recorder.seen).toEqual(['hello']);
  });

  it('finds a provider of several modules once', () => {
    const recorder = new Recorder();
    expect(discover(recorder, declared, recorder).handlers.namesOf('test.happened')).toEqual(['test.record']);
  });

  it('refuses two handlers with one name', () => {
    expect(() => discover(new Recorder(), new Recorder(), declared)).toThrow(
      'two event handlers are named test.record',
    );
  });

  it('refuses a handler of a type that no module declares', () => {
    expect(() => discover(new Recorder())).toThrow(
      'test.record receives test.happened, which no module declares',
    );
  });

  it('refuses two types with one name', () => {
    const other = defineEvent('test.happened', { description: 'Another.', example: {} });
    expect(() => discover(declared, new DeclaredEventTypes([other]))).toThrow(
      'test.happened is declared twice',
    );
  });

  it('lists the declared types by name', () => {
    const earlier = defineEvent('test.begun', { description: 'Earlier.', example: {} });
    const { types } = discover(declared, new DeclaredEventTypes([earlier]));
    expect(types.all().map(({ name }) => name)).toEqual(['test.begun', 'test.happened']);
  });
});
