import type { Principal } from '../principal/principal.js';

/** Why a call has no principal. Unknown and revoked are one, so that an answer never tells whether a key existed. */
export type Refusal =
  | 'missing'
  | 'malformed_header'
  | 'outside_header'
  | 'several_places'
  | 'malformed_key'
  | 'unknown_key'
  | 'expired'
  | 'address'
  | 'suspended'
  | 'unknown_account';

/** The outcome of authentication. A word rather than an error, since most refusals are never thrown. */
export type Verdict = Principal | Refusal;

export const isRefusal = (verdict: Verdict): verdict is Refusal => typeof verdict === 'string';
