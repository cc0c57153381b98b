import { describe, expect, it } from 'vitest';
import { ConcurrencyGate } from './concurrency-gate.js';

const never = new AbortController().signal;

describe('ConcurrencyGate', () => {
  it('never lets more run than its limit, and all in the end', async () => {
    const gate = new ConcurrencyGate(2);
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => gate.run(task, never)));
    expect(most).toBe(2);
    expect(running).toBe(0);
  });

  it('frees the place of a task that failed', async () => {
    const gate = new ConcurrencyGate(1);
    await expect(gate.run(() => Promise.reject(new Error('no')), never)).rejects.toThrow('no');
    await expect(gate.run(() => Promise.resolve('next'), never)).resolves.toBe('next');
  });

  it('lets go of one that hangs up while waiting', async () => {
    const gate = new ConcurrencyGate(1);
    let finish = (): void => undefined;
    const first = gate.run(() => new Promise<void>((resolve) => (finish = resolve)), never);
    const caller = new AbortController();
    const second = gate.run(() => Promise.resolve('ran'), caller.signal);
    caller.abort(new Error('hung up'));
    await expect(second).rejects.toThrow('hung up');
    finish();
    await first;
    await expect(gate.run(() => Promise.resolve('third'), never)).resolves.toBe('third');
  });
});
