import { afterEach, describe, expect, it, vi } from 'vitest';
import { PooledThreads } from './pooled-threads.js';

describe('PooledThreads', () => {
  const onThread = vi.fn<() => void>();

  afterEach(() => {
    process.off('worker', onThread);
  });

  it('starts its threads before there is a task, and is closed in peace while they start', async () => {
    process.on('worker', onThread);
    const threads = new PooledThreads();
    expect(onThread).not.toHaveBeenCalled();
    threads.warm();
    await vi.waitFor(() => expect(onThread).toHaveBeenCalledTimes(3), { timeout: 20_000 });
    await expect(threads.onModuleDestroy()).resolves.toBeUndefined();
  });
});
