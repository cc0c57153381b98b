import { describe, expect, it } from 'vitest';
import { Slots } from './slots.js';

const forEver = new AbortController().signal;

describe('Slots', () => {
  it('lets in as many as there are, and the next in the order they came', async () => {
    const slots = new Slots(2);
    const order: string[] = [];
    const enter = (name: string) => slots.acquire(forEver).then((free) => (order.push(name), free));
    const [freeA] = await Promise.all([enter('a'), enter('b')]);
    const [c, d] = [enter('c'), enter('d')];
    expect(slots.queued).toBe(2);
    freeA();
    (await c)();
    await d;
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  it('frees a slot once, however often that is said', async () => {
    const slots = new Slots(1);
    const free = await slots.acquire(forEver);
    free();
    free();
    await slots.acquire(forEver);
    void slots.acquire(forEver);
    expect(slots.queued).toBe(1);
  });

  it('forgets whoever leaves the queue', async () => {
    const slots = new Slots(1);
    const free = await slots.acquire(forEver);
    const caller = new AbortController();
    const left = slots.acquire(caller.signal);
    const next = slots.acquire(forEver);
    caller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    free();
    (await next)();
    expect(slots.queued).toBe(0);
  });

  it('does not let in who has left before', async () => {
    const slots = new Slots(1);
    await expect(slots.acquire(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    await slots.acquire(forEver);
  });
});
