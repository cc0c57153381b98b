import { Logger } from '@nestjs/common';
import { StorageUnavailableError } from '@capstan/platform-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioPruner } from './audio-pruner.js';

const ROUND_MS = 10 * 60_000;

const prune = vi.fn<() => Promise<void>>();
let pruner: AudioPruner;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  prune.mockReset().mockResolvedValue(undefined);
  pruner = new AudioPruner({ prune } as never);
  pruner.onApplicationBootstrap();
});
afterEach(async () => {
  await pruner.onApplicationShutdown();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the pruner of audio', () => {
  it('deletes old audio without any call', async () => {
    await vi.advanceTimersByTimeAsync(ROUND_MS);
    expect(prune).toHaveBeenCalledOnce();
  });

  it('tries again after the storage did not respond', async () => {
    prune.mockRejectedValueOnce(new StorageUnavailableError('down'));
    await vi.advanceTimersByTimeAsync(2 * ROUND_MS);
    expect(prune).toHaveBeenCalledTimes(2);
  });

  it('stops with the process', async () => {
    await pruner.onApplicationShutdown();
    await vi.advanceTimersByTimeAsync(ROUND_MS);
    expect(prune).not.toHaveBeenCalled();
  });
});
