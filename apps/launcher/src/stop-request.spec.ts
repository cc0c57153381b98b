import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StopRequested, StopRequest } from './stop-request.js';

describe('StopRequest', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('counts signals at the same time as one', async () => {
    const stop = new StopRequest();
    stop.request();
    vi.advanceTimersByTime(900);
    stop.request();
    expect(stop.signal.reason).toBeInstanceOf(StopRequested);
    await expect(stop.requested).resolves.toBeInstanceOf(StopRequested);
    expect(stop.force.aborted).toBe(false);
  });

  it('forces the stop at the second request', () => {
    const stop = new StopRequest();
    stop.request();
    vi.advanceTimersByTime(1_100);
    stop.request();
    expect(stop.force.aborted).toBe(true);
  });
});
