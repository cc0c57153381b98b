/**
 * Decides whether a passage supports a claim: aligns the claim with the passage word by word, and a small trained
 * classifier judges the differences. English only. No framework, no network, no clock; it reads its own data files
 * once.
 */
export { CLAIM_REASONS, type ClaimReason } from './decision/reasons.js';
export { type ClaimVerdict, verifyClaim } from './decision/verify-claim.js';
export { featuresOf } from './features/features.js';
export { SYNONYM_GROUPS } from './lexicon/opposites.js';
