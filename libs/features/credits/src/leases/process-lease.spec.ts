import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessLease } from './process-lease.js';

let isUnavailable: boolean;
let lease: ProcessLease;

beforeEach(async () => {
  vi.useFakeTimers();
  isUnavailable = false;
  const query = (): Promise<void> =>
    isUnavailable ? Promise.reject(new Error('unavailable')) : Promise.resolve();
  lease = new ProcessLease({ query, isInitialized: true } as unknown as DataSource);
  await lease.onModuleInit();
});
afterEach(async () => {
  await lease.onApplicationShutdown();
  vi.useRealTimers();
});

const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('ProcessLease', () => {
  it('is steady once it was renewed for longer than a lease lasts', async () => {
    await pass(20);
    expect(lease.isSteady()).toBe(false);
    await pass(1);
    expect(lease.isSteady()).toBe(true);
  });

  it('waits again after a failed renewal', async () => {
    await pass(30);
    isUnavailable = true;
    await pass(5);
    expect(lease.isSteady()).toBe(false);
    isUnavailable = false;
    await pass(5);
    await pass(20);
    expect(lease.isSteady()).toBe(false);
    await pass(1);
    expect(lease.isSteady()).toBe(true);
  });

  it('waits again after a gap without a renewal', async () => {
    await pass(30);
    const before = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => before + 25_000);
    await lease.renew();
    expect(lease.isSteady()).toBe(false);
    vi.restoreAllMocks();
  });
});
