import { type FieldFault, InvalidRequestError } from '@capstan/platform-core';
import { isIpRange } from './ip-allow-list.js';
import { DEFAULT_SCOPES, type Scope, isScope } from '../principal/scopes.js';

/** What a key may do, from where, how often and at what cost. */
export interface KeyRestrictions {
  scopes: Scope[];
  /** Null: never. */
  expiresAt: Date | null;
  /** Addresses and CIDR ranges; empty: from anywhere. */
  ipAllowList: string[];
  /** Requests per minute; null: the service's default. */
  rateLimitPerMinute: number | null;
  /** Total credits of the spending group up to which the key may spend; null: what the account has. */
  creditCap: number | null;
}

/** A key created without options: default scopes, no limits of its own. */
export const UNRESTRICTED: Readonly<KeyRestrictions> = {
  scopes: [...DEFAULT_SCOPES],
  expiresAt: null,
  ipAllowList: [],
  rateLimitPerMinute: null,
  creditCap: null,
};

/** Maximum number of scopes of a key. */
export const MAX_SCOPES = 50;
/** Maximum number of entries of an IP allow list. */
export const MAX_IP_RANGES = 100;
/** Maximum rate limit of a key. */
export const MAX_RATE_LIMIT_PER_MINUTE = 1_000_000;
/** Maximum credit cap. */
export const MAX_CREDIT_CAP = 1_000_000_000_000;
/** Maximum characters of a key's name. */
export const MAX_KEY_NAME_LENGTH = 100;

/**
 * Validates the restrictions that are present and returns them without duplicates.
 * @throws InvalidRequestError with the API field of each error.
 */
export function checkRestrictions<T extends Partial<KeyRestrictions>>(wanted: T): T {
  const faults: FieldFault[] = [];
  const refuse = (path: string, message: string): void => void faults.push({ path, message });
  const { scopes, expiresAt, ipAllowList, rateLimitPerMinute, creditCap } = wanted;

  if (scopes && (scopes.length === 0 || scopes.length > MAX_SCOPES || !scopes.every(isScope))) {
    refuse(
      'scopes',
      `must be 1 to ${MAX_SCOPES} of capabilities, account, admin and capability:<name of a capability>`,
    );
  }
  if (expiresAt && !(expiresAt.getTime() > Date.now())) refuse('expires_at', 'must be a time in the future');
  const notRange = ipAllowList?.find((entry) => !isIpRange(entry));
  if (notRange !== undefined) {
    refuse('ip_allow_list', `"${notRange.slice(0, 50)}" is neither an IP address nor a CIDR range`);
  }
  if (ipAllowList && ipAllowList.length > MAX_IP_RANGES) {
    refuse('ip_allow_list', `must not have more than ${MAX_IP_RANGES} entries`);
  }
  if (!isWhole(rateLimitPerMinute, 1, MAX_RATE_LIMIT_PER_MINUTE)) {
    refuse('rate_limit_per_minute', `must be a whole number from 1 to ${MAX_RATE_LIMIT_PER_MINUTE}`);
  }
  if (!isWhole(creditCap, 0, MAX_CREDIT_CAP)) {
    refuse('credit_cap', `must be a whole number from 0 to ${MAX_CREDIT_CAP}`);
  }
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return {
    ...wanted,
    ...(scopes ? { scopes: [...new Set(scopes)] } : {}),
    ...(ipAllowList ? { ipAllowList: [...new Set(ipAllowList)] } : {}),
  };
}

/** @returns the trimmed name. @throws InvalidRequestError */
export function checkKeyName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length === 0 || trimmed.length > MAX_KEY_NAME_LENGTH) {
    throw new InvalidRequestError([
      { path: 'name', message: `must have 1 to ${MAX_KEY_NAME_LENGTH} characters` },
    ]);
  }
  return trimmed;
}

/** Removes fields that are undefined. */
export function withoutUndefined<T extends object>(wanted: T): T {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as T;
}

function isWhole(value: number | null | undefined, minimum: number, maximum: number): boolean {
  return value == null || (Number.isInteger(value) && value >= minimum && value <= maximum);
}
