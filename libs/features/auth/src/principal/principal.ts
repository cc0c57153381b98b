import type { Scope } from './scopes.js';

/** What a caller proved to have: an API key, or what an authentication strategy of a plugin recognizes. */
export interface Credential {
  /** `api_key`, or the name of the strategy. */
  readonly kind: string;
  /** The id of the key, or a UUID that the strategy's subject always has. Receipts, holds and limits go by it. */
  readonly id: string;
}

/** Kind of the credential that every deployment knows. */
export const API_KEY_CREDENTIAL = 'api_key';

/** Who makes a call. Frozen, and the same object for every call of a key while it is cached. */
export interface Principal {
  readonly accountId: string;
  readonly credential: Credential;
  readonly scopes: readonly Scope[];
  /** Requests a minute; null: the service's default. */
  readonly rateLimitPerMinute: number | null;
  /** Requests a minute over all keys of the account; null: the service's default. */
  readonly accountRateLimitPerMinute: number | null;
  /** Whose spending counts for the cap: all credentials of that group together. */
  readonly spendingGroupId: string;
  /** Whole credits the spending group may have spent for the credential to spend more; null: what the account has. */
  readonly creditCap: number | null;
}

/** The API key in use; undefined for another kind of credential. */
export const keyIdOf = ({ credential }: Principal): string | undefined =>
  credential.kind === API_KEY_CREDENTIAL ? credential.id : undefined;
