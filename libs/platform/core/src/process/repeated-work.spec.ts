import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RepeatedWork } from './repeated-work.js';

const EVERY_MS = 60_000;

class Rounds extends RepeatedWork {
  readonly begun: number[] = [];
  work: () => Promise<void> = () => Promise.resolve();

  constructor(options?: { isImmediate: boolean }) {
    super(EVERY_MS, options);
  }

  override async run(): Promise<void> {
    this.begun.push(Date.now());
    await this.work();
  }
}

let rounds: Rounds;

beforeEach(() => {
  vi.useFakeTimers();
  rounds = new Rounds();
  rounds.onApplicationBootstrap();
});
afterEach(async () => {
  await rounds.onApplicationShutdown();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('work that is repeated', () => {
  it('begins one interval after the start, and again after each', async () => {
    await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
    expect(rounds.begun).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(rounds.begun).toHaveLength(2);
  });

  it('begins at the start if it is immediate', async () => {
    const immediate = new Rounds({ isImmediate: true });
    immediate.onApplicationBootstrap();
    expect(immediate.begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(immediate.begun).toHaveLength(2);
    await immediate.onApplicationShutdown();
  });

  it('continues after a round that failed, which is logged', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    rounds.work = () => Promise.reject(new Error('no connection'));
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(rounds.begun).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no connection'));
  });

  it('never has two rounds at once', async () => {
    let finish = (): void => undefined;
    rounds.work = () => new Promise((resolve) => (finish = resolve));
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(rounds.begun).toHaveLength(1);
    rounds.work = () => Promise.resolve();
    finish();
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(rounds.begun).toHaveLength(2);
  });

  it('ends with the process, after the round under way', async () => {
    let finish = (): void => undefined;
    rounds.work = () => new Promise((resolve) => (finish = resolve));
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    let isShutDown = false;
    const shutdown = rounds.onApplicationShutdown().then(() => (isShutDown = true));
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(isShutDown).toBe(false);
    finish();
    await shutdown;
    expect(rounds.begun).toHaveLength(1);
  });
});
