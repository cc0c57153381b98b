import { describe, expect, it } from 'vitest';
import {
  forgetCalls,
  historyKey,
  type HistoryStorage,
  type RecentCall,
  RecentCalls,
} from './recent-calls.ts';

class MemoryStorage implements HistoryStorage {
  readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key = (index: number): string | null => [...this.items.keys()][index] ?? null;
  getItem = (name: string): string | null => this.items.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.items.set(name, value);
  removeItem = (name: string): void => void this.items.delete(name);
}

const call = (requestId: string, text = 'hello'): RecentCall => ({
  requestId,
  capability: 'send_message',
  params: { to: 'ada@example.org', text },
  at: '2026-11-24T10:00:00Z',
  isFailed: false,
});

describe('past calls', () => {
  it('are listed newest first, for their user and account only', () => {
    const storage = new MemoryStorage();
    const own = new RecentCalls(storage, historyKey('ada', 'acme'));
    own.add(call('1'));
    own.add(call('2'));
    expect(own.list().map(({ requestId }) => requestId)).toEqual(['2', '1']);
    expect(new RecentCalls(storage, historyKey('bob', 'acme')).list()).toEqual([]);
    expect(new RecentCalls(storage, historyKey('ada', 'other')).list()).toEqual([]);
  });

  it('are at most thirty, and 100,000 characters', () => {
    const storage = new MemoryStorage();
    const calls = new RecentCalls(storage, 'capstan.playground.a.b');
    for (let index = 0; index < 40; index += 1) calls.add(call(String(index), 'x'.repeat(7_000)));
    expect(storage.getItem('capstan.playground.a.b')?.length).toBeLessThanOrEqual(100_000);
    expect(calls.list()[0]?.requestId).toBe('39');
    for (let index = 0; index < 40; index += 1) calls.add(call(`s${index}`));
    expect(calls.list()).toHaveLength(30);
  });

  it('do not include a call with a file', () => {
    const calls = new RecentCalls(new MemoryStorage(), 'capstan.playground.a.b');
    calls.add(call('1', 'x'.repeat(10_000)));
    expect(calls.list()).toEqual([]);
  });

  it('of all users are forgotten at sign-out, with those that earlier releases kept', () => {
    const storage = new MemoryStorage();
    for (const key of [historyKey('ada', 'acme'), historyKey('bob', 'acme'), 'capstan.playground']) {
      new RecentCalls(storage, key).add(call('1'));
    }
    storage.setItem('capstan.account', 'acme');
    forgetCalls(storage);
    expect([...storage.items.keys()]).toEqual(['capstan.account']);
  });

  it('that cannot be read are none', () => {
    const storage = new MemoryStorage();
    storage.setItem('capstan.playground.a.b', '{"broken');
    expect(new RecentCalls(storage, 'capstan.playground.a.b').list()).toEqual([]);
  });
});
