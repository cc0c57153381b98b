import type { Scope } from './scopes.js';

/** Who makes a call: a verified key. Frozen, and the same object for every call of a key while it is cached. */
export interface Principal {
  readonly accountId: string;
  readonly keyId: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute; null: the service's default. */
  readonly rateLimitPerMinute: number | null;
  /** Requests a minute over all keys of the account; null: the service's default. */
  readonly accountRateLimitPerMinute: number | null;
  /** Whose spending counts for the cap: all keys of that group together. */
  readonly spendingGroupId: string;
  /** Whole credits the key's spending group may have spent for it to spend more; null: what the account has. */
  readonly creditCap: number | null;
}
