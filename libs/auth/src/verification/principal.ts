import type { Scope } from '../keys/scopes.js';

/** Who makes a call: a verified key. Frozen, and the same object for every call of a key while it is cached. */
export interface Principal {
  readonly accountId: string;
  readonly keyId: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute; null: the service's default. */
  readonly rateLimitPerMinute: number | null;
  /** Whole credits the key may spend in all; null: what the account has. */
  readonly creditCap: number | null;
}
