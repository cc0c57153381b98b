import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioPruner } from './audio-pruner.js';

describe('the pruner of audio', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('deletes old audio every ten minutes without any call', async () => {
    const prune = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const pruner = new AudioPruner({ prune } as never);
    pruner.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(prune).toHaveBeenCalledOnce();
    await pruner.onApplicationShutdown();
  });
});
