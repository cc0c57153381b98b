import { describe, expect, it } from 'vitest';
import { grants, grantsReading, isScope } from './scopes.js';

describe('scopes', () => {
  it.each([
    'capabilities',
    'capabilities:read',
    'account',
    'account:read',
    'webhooks',
    'admin',
    'capability:search',
    'capability:verify_email',
  ])('knows %s', (scope) => {
    expect(isScope(scope)).toBe(true);
  });

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

  it('grants requests that only read to the scopes that end in :read, and no others', () => {
    expect(grantsReading(['account:read'], 'account')).toBe(true);
    expect(grantsReading(['capabilities:read'], 'capability:research')).toBe(true);
    expect(grantsReading(['account'], 'account')).toBe(true);
    expect(grantsReading(['account:read'], 'capability:research')).toBe(false);
    expect(grantsReading(['account:read', 'capabilities:read'], 'admin')).toBe(false);
    expect(grants(['account:read'], 'account')).toBe(false);
    expect(grants(['capabilities:read'], 'capability:research')).toBe(false);
  });

  it('lets a scope pass on its reading part', () => {
    expect(grants(['account'], 'account:read')).toBe(true);
    expect(grants(['capabilities'], 'capabilities:read')).toBe(true);
    expect(grants(['capabilities'], 'account:read')).toBe(false);
  });
});
