import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StopAsked, StopRequest } from './stop-request.js';

describe('StopRequest', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('takes signals that come together for one wish', async () => {
    const stop = new StopRequest();
    stop.ask();
    vi.advanceTimersByTime(900);
    stop.ask();
    expect(stop.signal.reason).toBeInstanceOf(StopAsked);
    await expect(stop.asked).resolves.toBeInstanceOf(StopAsked);
    expect(stop.hurry.aborted).toBe(false);
  });

  it('hurries at the second time of asking', () => {
    const stop = new StopRequest();
    stop.ask();
    vi.advanceTimersByTime(1_100);
    stop.ask();
    expect(stop.hurry.aborted).toBe(true);
  });
});
