import { describe, expect, it } from 'vitest';
import { RecentMap } from './recent-map.js';

describe('RecentMap', () => {
  it('removes expired entries, however often they are used', () => {
    const map = new RecentMap<number>({ maxEntries: 10, ttlMs: 100 });
    map.set('a', 1, 1_000);
    expect(map.get('a', 1_050)).toBe(1);
    expect(map.get('a', 1_099)).toBe(1);
    expect(map.get('a', 1_100)).toBeUndefined();
    expect(map.size).toBe(0);
  });

  it('evicts the least recently used entry above its capacity', () => {
    const map = new RecentMap<number>({ maxEntries: 2, ttlMs: 100 });
    map.set('a', 1, 0);
    map.set('b', 2, 0);
    map.get('a', 1);
    map.set('c', 3, 1);
    expect([map.get('a', 2), map.get('b', 2), map.get('c', 2)]).toEqual([1, undefined, 3]);
    map.set('a', 4, 3);
    expect(map.size).toBe(2);
  });

  it('removes matching entries', () => {
    const map = new RecentMap<number>({ maxEntries: 5, ttlMs: 100 });
    for (const value of [1, 2, 3]) map.set(String(value), value, 0);
    map.deleteWhere((value) => value > 1);
    expect([map.get('1', 1), map.get('2', 1), map.size]).toEqual([1, undefined, 1]);
  });
});
