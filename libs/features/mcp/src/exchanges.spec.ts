import { describe, expect, it } from 'vitest';
import { Exchanges } from './exchanges.js';

describe('Exchanges', () => {
  it('aborts the exchange with the given name, and no other', () => {
    const exchanges = new Exchanges();
    const [mine, other, nameless] = [exchanges.begin('mine'), exchanges.begin('other'), exchanges.begin()];
    exchanges.cancel('mine');
    exchanges.cancel('unknown');
    expect([mine, other, nameless].map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });

  it('aborts nothing while two share a name', () => {
    const exchanges = new Exchanges();
    const [first, second] = [exchanges.begin('same'), exchanges.begin('same')];
    exchanges.cancel('same');
    expect([first.signal.aborted, second.signal.aborted]).toEqual([false, false]);
    first.end();
    exchanges.cancel('same');
    expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  });

  it('forgets exchanges that have ended', () => {
    const exchanges = new Exchanges();
    const first = exchanges.begin('same');
    first.end();
    first.end();
    const second = exchanges.begin('same');
    exchanges.cancel('same');
    expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
  });

  it('aborts waiting exchanges on shutdown, and lets the others finish', () => {
    const exchanges = new Exchanges();
    const [waiting, working] = [exchanges.begin('waiting'), exchanges.begin('working')];
    waiting.markAsWaiting();
    exchanges.stopWaiting();
    expect([waiting.signal.aborted, working.signal.aborted]).toEqual([true, false]);
    working.markAsWaiting();
    expect([working.signal.aborted, exchanges.isStopping]).toEqual([true, true]);
  });
});
