import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveriesInMemory } from '../fixtures/deliveries-in-memory.js';
import { EventHandlers } from '../handlers/event-handlers.js';
import type { HandleEvent } from '../handlers/event-handler.js';
import { EventDispatcher } from './event-dispatcher.js';

const HOUR_MS = 3_600_000;

let deliveries: DeliveriesInMemory;
let handlers: EventHandlers;
let dispatcher: EventDispatcher;
let handled: string[];
let isBroken: boolean;

const record: HandleEvent<{ text: string }> = async ({ accountId, data }) => {
  if (isBroken && data.text.startsWith('bad')) throw new Error('the receiver is unavailable');
  handled.push(`${accountId} ${data.text}`);
};

beforeEach(() => {
  handled = [];
  isBroken = true;
  deliveries = new DeliveriesInMemory();
  handlers = new EventHandlers();
  handlers.add({ name: 'test', types: ['test.happened'], handle: record as HandleEvent });
  const broadcast = { subscribe: () => undefined, onGap: () => undefined };
  dispatcher = new EventDispatcher(deliveries as never, handlers, broadcast as never);
});
afterEach(() => dispatcher.beforeApplicationShutdown());

const add = (accountId: string, ...texts: string[]): void =>
  texts.forEach((text) => deliveries.add('test', accountId, { text }));
const states = () => deliveries.rows.map(({ state }) => state);

describe('the dispatcher', () => {
  it('handles the events of an account in order', async () => {
    add('a', '1', '2', '3');
    dispatcher.wake();
    await expect.poll(() => handled).toEqual(['a 1', 'a 2', 'a 3']);
  });

  it('lets events of an account wait behind one that fails, and those of other accounts pass', async () => {
    add('a', 'bad', 'next');
    add('b', '1', '2');
    dispatcher.wake();
    await expect.poll(() => handled).toEqual(['b 1', 'b 2']);
    expect(states()).toEqual(['open', 'open', 'done', 'done']);
  });

  it('retries a failed event after its delay, then continues with the account', async () => {
    add('a', 'bad', 'next');
    dispatcher.wake();
    await expect.poll(() => deliveries.rows[0]?.attempts).toBe(1);
    await expect.poll(() => deliveries.rows[0]?.availableAtMs).toBeLessThanOrEqual(5_000);
    isBroken = false;
    dispatcher.wake();
    expect(handled).toEqual([]);
    deliveries.nowMs = 5_000;
    dispatcher.wake();
    await expect.poll(() => handled).toEqual(['a bad', 'a next']);
  });

  it('gives an event up after three days and handles the next one', async () => {
    add('a', 'bad', 'next');
    for (let hour = 0; hour <= 72; hour += 1) {
      deliveries.nowMs = hour * HOUR_MS;
      const first = deliveries.rows[0] as (typeof deliveries.rows)[number];
      const isDue = first.state === 'open' && first.availableAtMs <= deliveries.nowMs;
      const attempts = first.attempts + (isDue ? 1 : 0);
      dispatcher.wake();
      await expect.poll(() => first.attempts).toBe(attempts);
    }
    await expect.poll(() => handled).toEqual(['a next']);
    expect(states()).toEqual(['failed', 'done']);
  });

  it('gives an event up that ended its workers again and again', async () => {
    add('a', 'deadly', 'next');
    const first = deliveries.rows[0] as (typeof deliveries.rows)[number];
    first.attempts = 50;
    dispatcher.wake();
    await expect.poll(() => handled).toEqual(['a next']);
    expect(states()).toEqual(['failed', 'done']);
  });

  it('releases on shutdown what a handler does not finish', async () => {
    handlers.add({ name: 'slow', types: [], handle: () => new Promise(() => undefined) });
    deliveries.add('slow', 'a', {});
    dispatcher.wake();
    await expect.poll(() => deliveries.rows[0]?.attempts).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isDown = dispatcher.beforeApplicationShutdown();
    vi.runAllTimers();
    vi.useRealTimers();
    await isDown;
    expect(deliveries.rows[0]?.availableAtMs).toBe(deliveries.nowMs);
  });

  it('claims nothing after its shutdown', async () => {
    await dispatcher.beforeApplicationShutdown();
    add('a', '1');
    dispatcher.wake();
    expect(deliveries.rows[0]?.attempts).toBe(0);
  });
});
