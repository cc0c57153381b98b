import { beforeEach, describe, expect, it } from 'vitest';
import { UsageMeter, startUsage } from './usage-meter.js';

describe('UsageMeter', () => {
  let nowMs: number;
  const now = (): number => nowMs;
  beforeEach(() => {
    nowMs = 1_000;
  });

  it('counts uses of the work that it runs, once each', async () => {
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

  it('counts uses that go on until now, and parallel ones each', () => {
    const meter = new UsageMeter(now);
    const ends = meter.run(() => [startUsage(), startUsage()]);
    nowMs += 20;
    expect(meter.usedMs).toBe(40);
    nowMs += 1;
    ends.forEach((end) => end());
    nowMs += 7;
    expect(meter.usedMs).toBe(42);
  });

  it('keeps the work of several meters apart', () => {
    const one = new UsageMeter(now);
    const other = new UsageMeter(now);
    const end = one.run(() => other.run(() => startUsage()));
    startUsage()();
    nowMs += 20;
    end();
    expect([one.usedMs, other.usedMs]).toEqual([0, 20]);
  });
});
