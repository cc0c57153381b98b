import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.js';

const KEY = `cap_${'A1b2C3d4'.repeat(6).slice(0, 46)}`;

const read = (details: Record<string, unknown>): unknown => JSON.parse(withoutSecrets(details));

describe('withoutSecrets', () => {
  it('makes every key unreadable, wherever it stands', () => {
    expect(
      read({ reason: `replaces ${KEY}, then ${KEY}`, nested: { list: [KEY] }, amount: 5, none: null }),
    ).toEqual({ reason: 'replaces cap_…, then cap_…', nested: { list: ['cap_…'] }, amount: 5, none: null });
  });

  it('leaves texts alone that only begin like a key', () => {
    expect(read({ name: 'cap_short', scopes: ['capabilities'] })).toEqual({
      name: 'cap_short',
      scopes: ['capabilities'],
    });
  });

  it('drops what jsonb cannot store', () => {
    expect(read({ name: 'a\0b\ud800' })).toEqual({ name: 'ab\ufffd' });
  });
});
