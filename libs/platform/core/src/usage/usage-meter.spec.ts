import { beforeEach, describe, expect, it } from 'vitest';
import { UsageMeter, startUsage } from './usage-meter.js';

describe('UsageMeter', () => {
  let nowMs: number;
  const now = (): number => nowMs;
  beforeEach(() => {
    nowMs = 1_000;
  });

  it('adds up the uses by the work that it runs', async () => {
    const meter = new UsageMeter(now);
    await meter.run(async () => {
      nowMs += 30;
      await Promise.resolve();
      const end = startUsage();
      nowMs += 20;
      end();
      nowMs += 5;
      end();
    });
    expect(meter.usedMs).toBe(20);
  });

  it('includes running uses until now, and adds up parallel ones', () => {
    const meter = new UsageMeter(now);
    const ends = meter.run(() => [startUsage(), startUsage()]);
    nowMs += 20;
    expect(meter.usedMs).toBe(40);
    nowMs += 1;
    ends.forEach((end) => end());
    nowMs += 7;
    expect(meter.usedMs).toBe(42);
  });

  it('measures the work of several meters separately', () => {
    const one = new UsageMeter(now);
    const other = new UsageMeter(now);
    const end = one.run(() => other.run(() => startUsage()));
    startUsage()();
    nowMs += 20;
    end();
    expect([one.usedMs, other.usedMs]).toEqual([0, 20]);
  });
});
