import type { Principal } from '../principal/principal.js';

/**
 * Why a call has no principal. Unknown and revoked keys are the same, so that a response never reveals
 * whether a key existed.
 */
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

/** Outcome of authentication. A string rather than an error, since most refusals are never thrown. */
export type Verdict = Principal | Refusal;

export const isRefusal = (verdict: Verdict): verdict is Refusal => typeof verdict === 'string';
