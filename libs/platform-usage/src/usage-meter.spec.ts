import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UsageMeter, startUsage } from './usage-meter.js';

describe('UsageMeter', () => {
  it('counts uses of the work that it runs, once each', async () => {
    const meter = new UsageMeter();
    await meter.run(async () => {
      await sleep(30);
      const end = startUsage();
      await sleep(20);
      end();
      end();
    });
    const used = meter.usedMs;
    expect(used).toBeGreaterThan(15);
    await sleep(20);
    expect(meter.usedMs).toBe(used);
  });

  it('counts uses that go on until now, and parallel ones each', async () => {
    const meter = new UsageMeter();
    const ends = meter.run(() => [startUsage(), startUsage()]);
    await sleep(20);
    const both = meter.usedMs;
    expect(both).toBeGreaterThan(30);
    ends.forEach((end) => end());
    expect(meter.usedMs).toBeGreaterThanOrEqual(both);
  });

  it('keeps the work of several meters apart', () => {
    const one = new UsageMeter();
    const other = new UsageMeter();
    one.run(() => other.run(() => startUsage()));
    startUsage()();
    expect(one.usedMs).toBe(0);
  });
});
