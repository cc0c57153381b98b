import { describe, expect, it } from 'vitest';
import { grants, isScope } from './scopes.js';

describe('scopes', () => {
  it.each(['capabilities', 'account', 'webhooks', 'admin', 'capability:search', 'capability:verify_email'])(
    'knows %s',
    (scope) => {
      expect(isScope(scope)).toBe(true);
    },
  );

  it.each([
    '',
    'Admin',
    'admin ',
    'capability',
    'capability:',
    'capability:Search',
    'capability:*',
    'builds',
  ])('rejects %j', (scope) => {
    expect(isScope(scope)).toBe(false);
  });

  it('includes `webhooks` in `account`, and not the reverse', () => {
    expect(grants(['account'], 'webhooks')).toBe(true);
    expect(grants(['webhooks'], 'account')).toBe(false);
    expect(grants(['capabilities', 'admin'], 'webhooks')).toBe(false);
  });

  it('includes each capability in `capabilities`, and no other scope in another', () => {
    expect(grants(['capabilities'], 'capability:search')).toBe(true);
    expect(grants(['capability:search'], 'capability:search')).toBe(true);
    expect(grants(['capability:search'], 'capability:scrape')).toBe(false);
    expect(grants(['capability:search'], 'capabilities')).toBe(false);
    expect(grants(['admin'], 'account')).toBe(false);
    expect(grants(['admin'], 'capability:search')).toBe(false);
    expect(grants(['capabilities', 'account'], 'admin')).toBe(false);
    expect(grants([], 'account')).toBe(false);
  });
});
