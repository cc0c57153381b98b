import { describe, expect, it } from 'vitest';
import { Turnstile } from './turnstile.js';

const never = new AbortController().signal;

describe('Turnstile', () => {
  it('lets so many through, and the others in the order they came', async () => {
    const turnstile = new Turnstile(1);
    const order: string[] = [];
    const leave = await turnstile.enter(never);
    const second = turnstile.enter(never).then((out) => (order.push('second'), out));
    const third = turnstile.enter(never).then((out) => (order.push('third'), out));
    await Promise.resolve();
    expect(order).toEqual([]);
    leave();
    (await second)();
    (await third)();
    expect(order).toEqual(['second', 'third']);
    await turnstile.enter(never);
  });

  it('lets go of who waits no longer, and keeps the place for the next', async () => {
    const turnstile = new Turnstile(1);
    const leave = await turnstile.enter(never);
    const controller = new AbortController();
    const gone = turnstile.enter(controller.signal);
    const next = turnstile.enter(never);
    controller.abort();
    await expect(gone).rejects.toMatchObject({ reason: 'aborted' });
    leave();
    await expect(next).resolves.toBeTypeOf('function');
  });

  it('refuses who has left before entering', async () => {
    await expect(new Turnstile(1).enter(AbortSignal.abort())).rejects.toMatchObject({ reason: 'aborted' });
  });
});
