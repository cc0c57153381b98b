import type { AppError } from '@capstan/platform-core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InsufficientScopeError } from '../principal/insufficient-scope.error.js';
import type { ApiKey } from './api-key.js';
import { ExceedsOwnLimitsError } from './exceeds-own-limits.error.js';
import { assertSameCount, assertWithinOwn, inheritRestrictions, inheritSpendingGroup } from './delegation.js';
import { IpAllowList } from './ip-allow-list.js';
import { type KeyRestrictions, UNRESTRICTED } from './key-restrictions.js';
import { type Scope, grants } from '../principal/scopes.js';

const DEFAULT_RATE = 60;
const soon = new Date('2030-01-01T00:00:00Z');
const later = new Date('2031-01-01T00:00:00Z');

const tight: KeyRestrictions = {
  scopes: ['capability:search', 'account'],
  expiresAt: soon,
  ipAllowList: ['10.0.0.0/8'],
  rateLimitPerMinute: 10,
  creditCap: 100,
};

/** Returns the error of delegating `wanted`, if any; throws errors of other types. */
function refusalOf(own: KeyRestrictions, wanted: Partial<KeyRestrictions>): AppError | undefined {
  try {
    assertWithinOwn(own, wanted, DEFAULT_RATE);
    return undefined;
  } catch (error) {
    if (error instanceof InsufficientScopeError || error instanceof ExceedsOwnLimitsError) return error;
    throw error;
  }
}

describe('what a key may delegate', () => {
  it('is everything it has, which is also the default', () => {
    expect(inheritRestrictions(tight, {})).toEqual(tight);
    expect(() => assertWithinOwn(tight, tight, DEFAULT_RATE)).not.toThrow();
  });

  it.each<[string, Partial<KeyRestrictions>]>([
    ['expires_at', { expiresAt: later }],
    ['expires_at', { expiresAt: null }],
    ['ip_allow_list', { ipAllowList: [] }],
    ['ip_allow_list', { ipAllowList: ['10.1.0.0/16', '11.0.0.0/8'] }],
    ['rate_limit_per_minute', { rateLimitPerMinute: 11 }],
    ['rate_limit_per_minute', { rateLimitPerMinute: null }],
    ['credit_cap', { creditCap: 101 }],
    ['credit_cap', { creditCap: null }],
  ])('is not wider %s: %j', (path, wanted) => {
    const refusal = refusalOf(tight, wanted);
    expect(refusal).toBeInstanceOf(ExceedsOwnLimitsError);
    expect(refusal?.faults?.map((fault) => fault.path)).toEqual([path]);
  });

  it.each<Partial<KeyRestrictions>>([
    { scopes: ['capability:search'] },
    { expiresAt: new Date('2029-01-01T00:00:00Z') },
    { ipAllowList: ['10.1.2.3'] },
    { rateLimitPerMinute: 1 },
    { creditCap: 0 },
  ])('may be narrower: %j', (wanted) => {
    expect(() => assertWithinOwn(tight, wanted, DEFAULT_RATE)).not.toThrow();
  });

  it('does not exceed the default rate when the key has no limit of its own', () => {
    expect(() => assertWithinOwn(UNRESTRICTED, { rateLimitPerMinute: 60 }, DEFAULT_RATE)).not.toThrow();
    expect(() => assertWithinOwn(UNRESTRICTED, { rateLimitPerMinute: 61 }, DEFAULT_RATE)).toThrow(
      ExceedsOwnLimitsError,
    );
    const fast: KeyRestrictions = { ...UNRESTRICTED, rateLimitPerMinute: 600 };
    expect(() => assertWithinOwn(fast, { rateLimitPerMinute: null }, DEFAULT_RATE)).not.toThrow();
  });

  it.each<Scope>(['admin', 'capabilities', 'capability:scrape'])(
    'does not include a scope it lacks: %s',
    (scope) => {
      expect(() => assertWithinOwn(tight, { scopes: ['account', scope] }, DEFAULT_RATE)).toThrow(
        InsufficientScopeError,
      );
    },
  );

  it('is anything for an admin key, which delegates neither its scope nor its limits by default', () => {
    const admin: KeyRestrictions = { ...tight, scopes: ['admin'] };
    expect(() => assertWithinOwn(admin, { ...UNRESTRICTED, scopes: ['admin'] }, DEFAULT_RATE)).not.toThrow();
    expect(inheritRestrictions(admin, {})).toEqual(UNRESTRICTED);
  });

  it('never lets a chain of keys exceed the first one', () => {
    const scopes = fc.subarray<Scope>(['capabilities', 'capability:search', 'capability:scrape', 'account'], {
      minLength: 1,
    });
    const restrictions = fc.record<KeyRestrictions>({
      scopes,
      expiresAt: fc.constantFrom(null, soon, later),
      ipAllowList: fc.subarray(['10.0.0.0/8', '10.1.0.0/16', '192.0.2.1', '2001:db8::/32']),
      rateLimitPerMinute: fc.option(fc.integer({ min: 1, max: 200 })),
      creditCap: fc.option(fc.nat({ max: 100 })),
    });
    const chain = fc.array(
      restrictions.chain((wish) =>
        fc
          .subarray(Object.keys(wish))
          .map(
            (fields) =>
              Object.fromEntries(
                Object.entries(wish).filter(([field]) => fields.includes(field)),
              ) as Partial<KeyRestrictions>,
          ),
      ),
    );
    fc.assert(
      fc.property(restrictions, chain, (first, requests) => {
        let current = first;
        for (const wish of requests) {
          const wanted = inheritRestrictions(current, wish);
          if (!refusalOf(current, wanted)) current = wanted;
        }
        expect(current.scopes.every((scope) => grants(first.scopes, scope))).toBe(true);
        expect(+(current.expiresAt ?? Infinity)).toBeLessThanOrEqual(+(first.expiresAt ?? Infinity));
        expect(current.creditCap ?? Infinity).toBeLessThanOrEqual(first.creditCap ?? Infinity);
        expect(current.rateLimitPerMinute ?? DEFAULT_RATE).toBeLessThanOrEqual(
          first.rateLimitPerMinute ?? DEFAULT_RATE,
        );
        const bounds = new IpAllowList(first.ipAllowList);
        const isBound = first.ipAllowList.length > 0;
        expect(isBound && current.ipAllowList.length === 0).toBe(false);
        expect(isBound && !current.ipAllowList.every((entry) => bounds.covers(entry))).toBe(false);
      }),
    );
  });
});

describe('whose spending group', () => {
  const keyOf = (spendingGroupId: string, restrictions: Partial<KeyRestrictions>): ApiKey => ({
    ...UNRESTRICTED,
    ...restrictions,
    id: 'key',
    accountId: 'account',
    name: 'key',
    prefixHint: 'cap_xxxx',
    lastFour: 'xxxx',
    createdAt: soon,
    lastUsedAt: null,
    revokedAt: null,
    rotatedTo: null,
    parentKeyId: null,
    spendingGroupId,
  });
  const capped = keyOf('group', { creditCap: 0 });
  const uncapped = keyOf('group', {});
  const admin = keyOf('group', { creditCap: 0, scopes: ['admin'] });

  it('a new key joins: that of a capped key that creates it, else its own', () => {
    expect(inheritSpendingGroup(capped)).toBe('group');
    expect(inheritSpendingGroup(uncapped)).toBeUndefined();
    expect(inheritSpendingGroup(admin)).toBeUndefined();
  });

  it('a key must belong to in order to be rotated or restricted by a capped one', () => {
    const apart = keyOf('apart', { creditCap: 0 });
    expect(() => assertSameCount(capped, apart)).toThrow(ExceedsOwnLimitsError);
    expect(() => assertSameCount(capped, keyOf('group', {}))).not.toThrow();
    expect(() => assertSameCount(uncapped, apart)).not.toThrow();
    expect(() => assertSameCount(admin, apart)).not.toThrow();
  });
});
