import { InvalidRequestError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { type KeyRestrictions, UNRESTRICTED, checkKeyName, checkRestrictions } from './key-restrictions.js';
import type { Scope } from '../principal/scopes.js';

const faultsOf = (act: () => unknown): string[] => {
  try {
    act();
  } catch (error) {
    return (error as InvalidRequestError).faults?.map(({ path }) => path) ?? ['no faults'];
  }
  return [];
};

describe('checkRestrictions', () => {
  it('accepts valid values and removes duplicates', () => {
    expect(checkRestrictions({ scopes: ['account', 'account'], ipAllowList: ['::1', '::1'] })).toEqual({
      scopes: ['account'],
      ipAllowList: ['::1'],
    });
    expect(checkRestrictions(UNRESTRICTED)).toEqual(UNRESTRICTED);
  });

  it.each<[string, Partial<KeyRestrictions>]>([
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['root' as Scope] }],
    ['expires_at', { expiresAt: new Date(Date.now() - 1) }],
    ['expires_at', { expiresAt: new Date('never') }],
    ['ip_allow_list', { ipAllowList: ['localhost'] }],
    ['ip_allow_list', { ipAllowList: Array.from({ length: 101 }, (_, index) => `10.0.0.${index}`) }],
    ['rate_limit_per_minute', { rateLimitPerMinute: 0 }],
    ['rate_limit_per_minute', { rateLimitPerMinute: 1.5 }],
    ['credit_cap', { creditCap: -1 }],
    ['credit_cap', { creditCap: Number.MAX_SAFE_INTEGER }],
  ])('names the invalid field: %s', (path, wanted) => {
    expect(faultsOf(() => checkRestrictions(wanted))).toEqual([path]);
  });

  it('requires a name that is not blank', () => {
    expect(checkKeyName('  agent ')).toBe('agent');
    expect(faultsOf(() => checkKeyName('  '))).toEqual(['name']);
    expect(faultsOf(() => checkKeyName('x'.repeat(101)))).toEqual(['name']);
  });
});
