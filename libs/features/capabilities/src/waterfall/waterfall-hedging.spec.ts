import { describe, expect, it } from 'vitest';
import {
  type Behavior,
  capability,
  createWaterfall,
  fail,
  inFakeTime,
  ok,
  run,
  silent,
} from '../fixtures/scripted-waterfall.js';
import { CircuitBreakers } from './circuit-breaker.js';
import { ProviderStatistics } from './provider-statistics.js';

describe('Waterfall, hedging', () => {
  /** Statistics of a provider whose answers took `ms` so far. */
  const measured = (ms: Record<string, number>): ProviderStatistics => {
    const statistics = new ProviderStatistics();
    for (const [name, durationMs] of Object.entries(ms)) {
      for (let count = 0; count < 20; count += 1) statistics.record(`test:${name}`, 'ok', durationMs);
    }
    return statistics;
  };
  const hedges = { hedges: true };

  it('starts the next provider when one takes longer than usual, and cancels the slower one', async () => {
    const breakers = new CircuitBreakers();
    let signal: AbortSignal | undefined;
    const slow: Behavior = (context) => {
      signal = context.signal;
      return silent(context);
    };
    const subject = capability({ a: slow, b: ok, c: ok }, { policy: hedges });
    const result = await run(subject, createWaterfall(breakers, measured({ a: 5 })));
    expect(result.provider).toBe('b');
    expect(result.attempts).toMatchObject([
      { provider: 'a', outcome: 'cancelled' },
      { provider: 'b', outcome: 'ok' },
    ]);
    expect(signal?.aborted).toBe(true);
    expect(breakers.of('test:a').view()).toMatchObject({ state: 'closed', consecutiveFailures: 0 });
  });

  it('uses the first provider when it is faster after all', async () => {
    let answer = (): void => undefined;
    const a: Behavior = () => new Promise((resolve) => (answer = () => resolve({ text: 'late' })));
    const b: Behavior = (context) => {
      answer();
      return silent(context);
    };
    const result = await run(
      capability({ a, b }, { policy: hedges }),
      createWaterfall(undefined, measured({ a: 5 })),
    );
    expect(result).toMatchObject({ provider: 'a', result: { text: 'late' } });
    expect(result.attempts).toMatchObject([{ outcome: 'ok' }, { outcome: 'cancelled' }]);
  });

  it('never runs three at a time, and continues when both fail', async () => {
    const seen: string[] = [];
    const named =
      (name: string, behavior: Behavior): Behavior =>
      (context) => {
        seen.push(name);
        return behavior(context);
      };
    const subject = capability(
      { a: named('a', silent), b: named('b', silent), c: named('c', ok) },
      { policy: hedges },
    );
    const waterfall = createWaterfall(undefined, measured({ a: 5, b: 5 }));
    const result = await inFakeTime(() => run(subject, waterfall));
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(result).toMatchObject({
      provider: 'c',
      attempts: [{ outcome: 'timeout' }, {}, { outcome: 'ok' }],
    });
  });

  it('starts another at once when the one in parallel with a slow provider fails', async () => {
    const subject = capability({ a: silent, b: () => fail('upstream_error'), c: ok }, { policy: hedges });
    const result = await run(subject, createWaterfall(undefined, measured({ a: 5 })));
    expect(result).toMatchObject({
      provider: 'c',
      attempts: [{ outcome: 'cancelled' }, { outcome: 'upstream_error' }, { outcome: 'ok' }],
    });
  });

  it('does nothing without the setting, or with too few samples', async () => {
    const off = capability({ a: silent, b: ok });
    const waterfall = createWaterfall(undefined, measured({ a: 1 }));
    expect((await inFakeTime(() => run(off, waterfall))).attempts[0]?.outcome).toBe('timeout');
    const unknown = capability({ a: silent, b: ok }, { policy: hedges });
    expect((await inFakeTime(() => run(unknown))).attempts[0]?.outcome).toBe('timeout');
  });
});
