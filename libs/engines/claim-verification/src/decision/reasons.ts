/**
 * The reason for each feature, which is a difference between a claim and its source. `strength`: certainty, obligation, quantity.
 */
export const REASONS = {
  not_stated: ['uncovered', 'uncoveredExactly', 'foreignRun', 'foreignWeight', 'shortClaim'],
  other_words: ['exchangedForeign', 'exchangedMoved'],
  other_number: ['numberMissing'],
  other_name: ['literalMissing'],
  other_roles: ['swapped', 'rolesExchanged', 'prepositionsTurned', 'brokenPairs', 'gapDirection'],
  negation: ['gapNegation', 'negationAdded', 'negationDropped'],
  opposite: ['opposites', 'oppositesOnly'],
  strength: [
    'hedgeDropped',
    'certaintyAdded',
    'adviceChanged',
    'gapOperators',
    'necessityAdded',
    'necessityDropped',
    'allForSome',
    'someForAll',
    'allAdded',
    'onlyAdded',
    'onlyDropped',
  ],
  condition: ['clausesContrary', 'conditionAsFact', 'exceptionAsFact', 'otherCondition'],
  cause: ['causeAdded'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A reason why a claim is not supported. */
export type ClaimReason = keyof typeof REASONS;

export const CLAIM_REASONS = Object.keys(REASONS) as ClaimReason[];

/** The reason that contributes most. */
export function mainReason(contributions: Readonly<Record<string, number>>): ClaimReason {
  const sums = CLAIM_REASONS.map((reason) => ({
    reason,
    sum: REASONS[reason].reduce((total, feature) => total + (contributions[feature] ?? 0), 0),
  }));
  const [first] = sums.toSorted((one, other) => other.sum - one.sum);
  return first?.reason ?? 'not_stated';
}
