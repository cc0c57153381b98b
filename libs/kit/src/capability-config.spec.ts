import { describe, expect, it } from 'vitest';
import { defineCapability } from './capability.js';
import { capabilityConfigOf } from './capability-config.js';
import { type CapabilityProvider, DefineProvider } from './capability-provider.js';
import type { CreditPrice } from './capability.js';

@DefineProvider({ name: 'one', title: 'One' })
class One implements CapabilityProvider {
  isConfigured(): boolean {
    return true;
  }

  call(): Promise<object> {
    return Promise.resolve({});
  }
}

class Nothing {}

const define = (credits: CreditPrice, name = 'sample') =>
  defineCapability({
    name,
    title: 'Sample',
    summary: 's',
    description: 'd',
    params: Nothing,
    result: Nothing,
    credits,
    deadlineMs: 1000,
    providers: [One],
    accept: () => 'ok',
    examples: [],
  });

const read = (credits: CreditPrice, env: { providers?: string[]; credits?: string }) =>
  capabilityConfigOf(define(credits)).read({
    SAMPLE_PROVIDERS: env.providers ?? [],
    SAMPLE_CREDITS: env.credits,
  });

describe('capabilityConfigOf', () => {
  it('uses the price of the definition unless the operator sets one', () => {
    expect(read(2, {}).credits).toBe(2);
    expect(read(2, { credits: '5' }).credits).toBe(5);
    expect(read({ fast: 1, deep: 3 }, { credits: '0' }).credits).toEqual({ fast: 0, deep: 0 });
    expect(read({ fast: 1, deep: 3 }, { credits: 'deep=9' }).credits).toEqual({ fast: 1, deep: 9 });
  });

  it.each(['-1', '1.5', 'many', 'slow=2', 'deep='])('rejects the price %s', (credits) => {
    expect(() => read({ fast: 1, deep: 3 }, { credits })).toThrow(/SAMPLE_CREDITS must be/);
  });

  it('rejects an order with an unknown provider', () => {
    expect(() => read(1, { providers: ['two'] })).toThrow(/unknown providers: two. Known providers: one/);
    expect(read(1, { providers: ['one'] }).providerOrder).toEqual(['one']);
  });

  it('is the same slice on every call', () => {
    const capability = define(1);
    expect(capabilityConfigOf(capability)).toBe(capabilityConfigOf(capability));
  });
});

describe('defineCapability', () => {
  it.each(['Search', 'web-search', 'web.search', '1st', 'x'.repeat(41), ''])(
    'rejects the name "%s"',
    (name) => {
      expect(() => define(1, name)).toThrow(/must match/);
    },
  );

  it.each([-1, 1.5, Number.NaN])('rejects the price %s', (credits) => {
    expect(() => define(credits)).toThrow(/must be integers/);
  });
});
