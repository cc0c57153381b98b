import { describe, expect, it } from 'vitest';
import { accessOf, bodyOf, NEW_KEY } from './key-fields.ts';

describe('bodyOf', () => {
  it('omits what was left empty', () => {
    expect(bodyOf({ ...NEW_KEY, name: ' agent ' })).toEqual({
      name: 'agent',
      scopes: ['capabilities', 'account'],
    });
  });

  it('names chosen capabilities one by one', () => {
    const fields = { ...NEW_KEY, name: 'a', access: 'chosen' as const, capabilities: ['search', 'scrape'] };
    expect(bodyOf(fields).scopes).toEqual(['capability:search', 'capability:scrape']);
  });

  it('has the limits as numbers, and the expiry as a time', () => {
    const fields = { ...NEW_KEY, name: 'a', creditCap: 50, rateLimit: '10', expiresInDays: '7' };
    expect(bodyOf(fields, Date.parse('2026-01-01T00:00:00Z'))).toMatchObject({
      credit_cap: 50,
      rate_limit_per_minute: 10,
      expires_at: '2026-01-08T00:00:00.000Z',
    });
  });

  it('keeps a cap of 0, which lets a key spend nothing', () => {
    expect(bodyOf({ ...NEW_KEY, name: 'a', creditCap: 0 }).credit_cap).toBe(0);
  });
});

describe('accessOf', () => {
  it.each([
    [['capabilities', 'account'], 'Capabilities and account'],
    [['account:read', 'capabilities:read'], 'Read only'],
    [['admin'], 'Operator'],
    [['capability:search'], 'capability:search'],
  ])('describes %j', (scopes, text) => {
    expect(accessOf({ scopes })).toBe(text);
  });
});
