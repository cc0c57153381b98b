import type { KeyResult } from '@capstan/client';
import { describe, expect, it } from 'vitest';
import { changedBody, changesOf } from './key-changes.ts';

const key = {
  name: 'agent',
  scopes: ['account', 'capabilities'],
  expires_at: '2030-01-01T00:00:00.000Z',
  ip_allow_list: ['203.0.113.0/24'],
  rate_limit_per_minute: null,
  credit_cap: 50,
} as unknown as KeyResult;

describe('changesOf', () => {
  it.each([
    [['account', 'capabilities'], 'full', []],
    [['capability:search', 'capability:scrape'], 'chosen', ['search', 'scrape']],
    [['admin'], 'unchanged', []],
    [['capability:search', 'account:read'], 'unchanged', ['search']],
  ])('reads the access of %j', (scopes, access, capabilities) => {
    expect(changesOf({ ...key, scopes })).toMatchObject({ access, capabilities });
  });
});

describe('changedBody', () => {
  const as = changesOf(key);

  it('is empty if nothing is changed', () => {
    expect(changedBody({ ...key, scopes: ['capabilities', 'account'] }, as)).toEqual({});
    const operator = { ...key, scopes: ['admin'] };
    expect(changedBody(operator, changesOf(operator))).toEqual({});
  });

  it('has only what is changed', () => {
    expect(changedBody(key, { ...as, scopes: [], access: 'read' } as never)).toEqual({
      scopes: ['capabilities:read', 'account:read'],
    });
    expect(changedBody(key, { ...as, addresses: [] })).toEqual({ ip_allow_list: [] });
    expect(changedBody(key, { ...as, creditCap: '', rateLimit: '9' })).toEqual({
      credit_cap: null,
      rate_limit_per_minute: 9,
    });
  });

  it('lifts or sets the expiry', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(changedBody(key, { ...as, expiresInDays: '' }, now)).toEqual({ expires_at: null });
    expect(changedBody(key, { ...as, expiresInDays: '7' }, now)).toEqual({
      expires_at: '2026-01-08T00:00:00.000Z',
    });
  });
});
