import type { EvidenceClaimResult } from '@capstan/client';

/** Why a sentence was removed, for readers. */
export const REJECTED_BECAUSE: Record<NonNullable<EvidenceClaimResult['reason']>, string> = {
  not_stated: 'The source does not state it',
  other_words: 'The source says something else',
  other_number: 'The source has another number',
  other_name: 'The source names another one',
  other_roles: 'The source has the roles the other way round',
  negation: 'The source denies it',
  opposite: 'The source states the opposite',
  strength: 'It is stronger than the source',
  condition: 'The source states it under a condition only',
  cause: 'The source states no such cause',
  refused_text: 'Such text must not be in a report',
  judged_unsupported: 'A model judged it unsupported',
};

/** What compared a sentence with its source. */
export const CHECKED_BY: Record<EvidenceClaimResult['checked_by'], string> = {
  quotation: 'found in the source verbatim',
  verifier: 'checked by the verifier',
  verifier_and_model: 'checked by the verifier and a model',
};
