import type { Scope } from './scopes.js';

/** What authenticated the caller: an API key, or a credential that a plugin's strategy recognizes. */
export interface Credential {
  /** `api_key`, or the name of the strategy. */
  readonly kind: string;
  /** Id of the key, or a stable UUID of the strategy's subject. Receipts, holds and limits refer to it. */
  readonly id: string;
}

/** Kind of the credential that every deployment supports. */
export const API_KEY_CREDENTIAL = 'api_key';

/** The authenticated caller. Frozen, and the same object for every call of a key while it is cached. */
export interface Principal {
  readonly accountId: string;
  readonly credential: Credential;
  readonly scopes: readonly Scope[];
  /** Requests per minute; null: the service's default. */
  readonly rateLimitPerMinute: number | null;
  /** Requests per minute of all keys of the account together; null: the service's default. */
  readonly accountRateLimitPerMinute: number | null;
  /** All credentials of this group count towards the cap. */
  readonly spendingGroupId: string;
  /** Total credits of the spending group up to which the credential may spend; null: what the account has. */
  readonly creditCap: number | null;
}

/** The API key in use; undefined for another kind of credential. */
export const keyIdOf = ({ credential }: Principal): string | undefined =>
  credential.kind === API_KEY_CREDENTIAL ? credential.id : undefined;
