import { Test } from '@nestjs/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PooledThreads } from './pooled-threads.js';

describe('PooledThreads', () => {
  const onThread = vi.fn<() => void>();

  afterEach(() => {
    process.off('worker', onThread);
  });

  it('starts its threads before there is a task, and can be closed while they start', async () => {
    process.on('worker', onThread);
    const threads = new PooledThreads();
    expect(onThread).not.toHaveBeenCalled();
    threads.warm();
    await vi.waitFor(() => expect(onThread).toHaveBeenCalledTimes(3), { timeout: 20_000 });
    await expect(threads.onApplicationShutdown()).resolves.toBeUndefined();
  });

  it('runs tasks until runs are handed over at shutdown', async () => {
    let task: Promise<unknown> | undefined;
    const runner = {
      beforeApplicationShutdown: async (): Promise<void> => {
        task = service.get(PooledThreads).run('ready', new AbortController().signal);
        await task.catch(() => undefined);
      },
    };
    const service = await Test.createTestingModule({
      providers: [PooledThreads, { provide: 'runner', useValue: runner }],
    }).compile();
    await service.init();
    await service.close();
    await expect(task).resolves.toBeUndefined();
  });
});
