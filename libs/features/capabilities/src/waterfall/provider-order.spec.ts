import type { Outcome } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import type { RegisteredCapability, RegisteredProvider } from '../registry/registered-capability.js';
import { ProviderOrder } from './provider-order.js';
import { ProviderStatistics } from './provider-statistics.js';

const providers = ['a', 'b', 'c'].map((name) => ({ id: `t:${name}`, info: { name } }) as RegisteredProvider);
const capability = (isOrderAdaptive: boolean) =>
  ({ definition: { name: 't' }, policy: { isOrderAdaptive } }) as unknown as RegisteredCapability;

function seen(record: Record<string, [Outcome, number][]>): ProviderStatistics {
  const statistics = new ProviderStatistics();
  for (const [name, attempts] of Object.entries(record)) {
    for (let round = 0; round < 25; round += 1) {
      for (const [outcome, ms] of attempts) statistics.record(`t:${name}`, outcome, ms);
    }
  }
  return statistics;
}

const namesOf = (ordered: readonly RegisteredProvider[]) => ordered.map(({ info }) => info.name).join('');
const preferred = (statistics: ProviderStatistics, isAdaptive = true) =>
  namesOf(new ProviderOrder(statistics).preferred(capability(isAdaptive), providers));

describe('ProviderOrder', () => {
  it('is the configured one unless the operator enables adaptive order', () => {
    const statistics = seen({ a: [['timeout', 5000]], b: [['ok', 10]] });
    expect(preferred(statistics, false)).toBe('abc');
    expect(preferred(statistics)).toBe('bac');
  });

  it('puts fast before slow, and reliable before flaky providers', () => {
    expect(preferred(seen({ a: [['ok', 900]], b: [['ok', 800]], c: [['ok', 100]] }))).toBe('cab');
    const flaky: [Outcome, number][] = [
      ['ok', 300],
      ['upstream_error', 300],
    ];
    expect(preferred(seen({ a: flaky, b: [['ok', 300]], c: flaky }))).toBe('bac');
  });

  it('ignores small differences and providers without statistics', () => {
    expect(preferred(seen({ a: [['ok', 100]], b: [['ok', 95]] }))).toBe('abc');
    expect(preferred(seen({ a: [['ok', 900]], c: [['ok', 100]] }))).toBe('abc');
  });

  it('does not blame a provider for errors of the page or the caller', () => {
    const statistics = seen({ a: [['blocked', 900]], b: [['ok', 10]] });
    expect(preferred(statistics)).toBe('abc');
  });

  it('uses the configured order now and then, so that every provider is measured', () => {
    const order = new ProviderOrder(seen({ a: [['ok', 900]], b: [['ok', 10]] }));
    const orders = Array.from({ length: 40 }, () => namesOf(order.next(capability(true), providers)));
    expect(orders.filter((names) => names === 'abc')).toHaveLength(2);
    expect(orders.filter((names) => names === 'bac')).toHaveLength(38);
  });
});

describe('ProviderStatistics', () => {
  it('returns the 95th percentile once there are twenty answers', () => {
    const statistics = new ProviderStatistics();
    for (let ms = 1; ms <= 19; ms += 1) statistics.record('t:a', 'ok', ms);
    expect(statistics.p95Ms('t:a')).toBeUndefined();
    statistics.record('t:a', 'empty', 20);
    statistics.record('t:a', 'upstream_error', 9_000);
    expect(statistics.p95Ms('t:a')).toBe(19);
  });

  it('forgets old attempts', () => {
    const statistics = new ProviderStatistics();
    for (let count = 0; count < 100; count += 1) statistics.record('t:a', 'ok', 5_000);
    for (let count = 0; count < 100; count += 1) statistics.record('t:a', 'ok', 10);
    expect(statistics.p95Ms('t:a')).toBe(10);
  });
});
