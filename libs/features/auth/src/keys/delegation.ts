import type { FieldFault } from '@capstan/platform-core';
import type { ApiKey } from './api-key.js';
import { ExceedsOwnLimitsError } from './exceeds-own-limits.error.js';
import { InsufficientScopeError } from '../principal/insufficient-scope.error.js';
import { IpAllowList } from './ip-allow-list.js';
import { type KeyRestrictions, UNRESTRICTED } from './key-restrictions.js';
import { type Scope, grants } from '../principal/scopes.js';

/** The properties of the credential in use that delegation checks. */
export type KeyHolder = KeyRestrictions & Pick<ApiKey, 'spendingGroupId'>;

/**
 * Fills in restrictions that are not given: a key passes on its own. An admin key passes on none, and its
 * scope only if asked to.
 */
export function inheritRestrictions(own: KeyRestrictions, wanted: Partial<KeyRestrictions>): KeyRestrictions {
  const inherited = own.scopes.includes('admin') ? UNRESTRICTED : own;
  return {
    scopes: wanted.scopes ?? [...inherited.scopes],
    expiresAt: wanted.expiresAt ?? inherited.expiresAt,
    ipAllowList: wanted.ipAllowList ?? [...inherited.ipAllowList],
    rateLimitPerMinute: wanted.rateLimitPerMinute ?? inherited.rateLimitPerMinute,
    creditCap: wanted.creditCap ?? inherited.creditCap,
  };
}

/**
 * A key never gives another more than it has itself; only `admin` may. Absent fields are not changed and not
 * checked.
 * @param defaultRateLimit requests per minute of keys without a limit of their own.
 * @throws InsufficientScopeError, ExceedsOwnLimitsError
 */
export function assertWithinOwn(
  own: KeyRestrictions,
  wanted: Partial<KeyRestrictions>,
  defaultRateLimit: number,
): void {
  if (own.scopes.includes('admin')) return;
  assertGrantsAll(own, wanted.scopes ?? []);
  const faults = [
    expiryFault(own, wanted),
    addressFault(own, wanted),
    rateLimitFault(own, wanted, defaultRateLimit),
    creditCapFault(own, wanted),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new ExceedsOwnLimitsError(faults);
}

/**
 * A key cannot change a key that may do more than itself, unless it has `admin`. @throws
 * InsufficientScopeError
 */
export function assertGrantsAll(own: KeyRestrictions, scopes: readonly Scope[]): void {
  if (own.scopes.includes('admin')) return;
  const lacking = scopes.find((scope) => !grants(own.scopes, scope));
  if (lacking !== undefined) throw new InsufficientScopeError(lacking);
}

/**
 * Spending group of a key that another creates: the creator's if it has a credit cap, so that no number of
 * keys exceeds the cap. Undefined: its own.
 */
export function inheritSpendingGroup(own: KeyHolder): string | undefined {
  return isCapped(own) ? own.spendingGroupId : undefined;
}

/**
 * A capped key can neither rotate nor widen a key of another spending group: it would get its cap more than
 * once.
 * @throws ExceedsOwnLimitsError
 */
export function assertSameCount(own: KeyHolder, other: ApiKey): void {
  if (!isCapped(own) || own.spendingGroupId === other.spendingGroupId) return;
  throw new ExceedsOwnLimitsError([
    {
      path: 'credit_cap',
      message: 'a key with a credit cap can rotate and restrict only keys of its spending group',
    },
  ]);
}

const isCapped = (key: KeyRestrictions): boolean => key.creditCap !== null && !key.scopes.includes('admin');

type Check = (own: KeyRestrictions, wanted: Partial<KeyRestrictions>) => FieldFault | undefined;

const expiryFault: Check = (own, { expiresAt }) =>
  expiresAt !== undefined && own.expiresAt && (expiresAt === null || expiresAt > own.expiresAt)
    ? { path: 'expires_at', message: `must not be later than ${own.expiresAt.toISOString()}` }
    : undefined;

const addressFault: Check = (own, { ipAllowList }) => {
  if (ipAllowList === undefined || own.ipAllowList.length === 0) return undefined;
  const list = new IpAllowList(own.ipAllowList);
  return ipAllowList.length === 0 || !ipAllowList.every((entry) => list.covers(entry))
    ? { path: 'ip_allow_list', message: `must be within ${own.ipAllowList.join(', ')}` }
    : undefined;
};

function rateLimitFault(
  own: KeyRestrictions,
  { rateLimitPerMinute }: Partial<KeyRestrictions>,
  defaultLimit: number,
): FieldFault | undefined {
  const bound = own.rateLimitPerMinute ?? defaultLimit;
  return rateLimitPerMinute !== undefined && (rateLimitPerMinute ?? defaultLimit) > bound
    ? { path: 'rate_limit_per_minute', message: `must not exceed ${bound}` }
    : undefined;
}

const creditCapFault: Check = (own, { creditCap }) =>
  creditCap !== undefined && own.creditCap !== null && (creditCap === null || creditCap > own.creditCap)
    ? { path: 'credit_cap', message: `must not exceed ${own.creditCap}` }
    : undefined;
