import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.js';
import { sharedRead } from './shared-read.js';

describe('a gauge', () => {
  it('has the values that are read, and not those of the read before', async () => {
    const metrics = new Metrics();
    let queue = 'build';
    metrics.gauge({ name: 'capstan_one', help: 'One.', labelNames: ['queue'], read: () => [[{ queue }, 7]] });
    expect(await metrics.text()).toContain('capstan_one{queue="build"} 7');
    queue = 'research';
    const text = await metrics.text();
    expect(text).toContain('capstan_one{queue="research"} 7');
    expect(text).not.toContain('queue="build"');
  });

  it('is omitted while its read fails, which is counted, and the others are served', async () => {
    const metrics = new Metrics();
    const away = () => Promise.reject(new Error('the database is unavailable'));
    metrics.gauge({ name: 'capstan_away', help: 'Away.', read: away });
    metrics.gauge({ name: 'capstan_here', help: 'Here.', read: () => [[{}, 1]] });
    await metrics.text();
    const text = await metrics.text();
    expect(text).not.toMatch(/^capstan_away /m);
    expect(text).toMatch(/^capstan_here 1$/m);
    expect(text).toContain('capstan_metrics_failed_reads_total{metric="capstan_away"} 1');
  });
});

describe('sharedRead', () => {
  it('reads once for concurrent callers, and again afterwards', async () => {
    let reads = 0;
    const read = sharedRead(async () => (reads += 1));
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(2);
  });
});
