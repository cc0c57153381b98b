import { describe, expect, it } from 'vitest';
import {
  type Behavior,
  capability,
  createWaterfall,
  empty,
  fail,
  ok,
  run,
  silent,
} from '../fixtures/scripted-waterfall.js';
import { CircuitBreakers } from './circuit-breaker.js';

describe('Waterfall, merging', () => {
  const later =
    (text: string, gate: Promise<unknown>): Behavior =>
    async () => {
      await gate;
      return { text };
    };

  it('runs the group in parallel and merges the results', async () => {
    const begun: string[] = [];
    let open = (): void => undefined;
    const all = new Promise<void>((resolve) => (open = resolve));
    const member =
      (name: string): Behavior =>
      async () => {
        begun.push(name);
        if (begun.length === 2) open();
        await all;
        return { text: name };
      };
    const result = await run(capability({ a: member('a'), b: ok, c: member('c') }, { merged: ['a', 'c'] }));
    expect(result).toMatchObject({ provider: 'merged', result: { text: 'a=a c=c' } });
    expect(result.attempts.map(({ provider }) => provider)).toEqual(['a', 'c']);
  });

  it('names the only provider that found something, and continues when none did', async () => {
    const alone = await run(
      capability({ a: empty, b: ok, c: () => fail('upstream_error') }, { merged: ['a', 'b', 'c'] }),
    );
    expect(alone).toMatchObject({ provider: 'b', result: { text: 'found' } });
    const beyond = await run(
      capability({ a: empty, b: () => fail('timeout'), c: ok }, { merged: ['a', 'b'] }),
    );
    expect(beyond.provider).toBe('c');
  });

  it('does not wait for slow providers beyond the limit', async () => {
    const result = await run(
      capability({ a: ok, b: ok, c: silent }, { merged: ['a', 'b', 'c'], graceMs: 20 }),
    );
    expect(result.result).toEqual({ text: 'a=found b=found' });
    expect(result.attempts).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'cancelled' }]);
  });

  it('skips members with open breakers', async () => {
    const breakers = new CircuitBreakers();
    breakers.of('test:a').failed(breakers.of('test:a').enter(), 'quota_exhausted');
    const subject = capability(
      { a: ok, b: ok, c: later('c', Promise.resolve()) },
      { merged: ['a', 'b', 'c'] },
    );
    expect((await run(subject, createWaterfall(breakers))).result).toEqual({ text: 'b=found c=c' });
  });
});
