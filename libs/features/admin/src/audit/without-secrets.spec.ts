import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.js';

const KEY = `cap_${'A1b2C3d4'.repeat(6).slice(0, 46)}`;

describe('withoutSecrets', () => {
  it('redacts every key, at any depth', () => {
    expect(
      withoutSecrets({
        reason: `replaces ${KEY}, then ${KEY}`,
        nested: { list: [KEY] },
        amount: 5,
        none: null,
      }),
    ).toEqual({ reason: 'replaces cap_…, then cap_…', nested: { list: ['cap_…'] }, amount: 5, none: null });
  });

  it('keeps texts that only begin like a key', () => {
    expect(withoutSecrets({ name: 'cap_short', scopes: ['capabilities'] })).toEqual({
      name: 'cap_short',
      scopes: ['capabilities'],
    });
  });

  it('removes what jsonb cannot store', () => {
    expect(withoutSecrets({ name: 'a\0b\ud800' })).toEqual({ name: 'ab\ufffd' });
  });
});
