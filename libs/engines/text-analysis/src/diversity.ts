/** A candidate with its score. */
export interface Choice {
  /** Higher is better; 0 or more. */
  score: number;
  terms: ReadonlySet<string>;
}

/**
 * Chooses items with high scores that are dissimilar (maximal marginal relevance of J. Carbonell and J. Goldstein, 1998).
 * @param options lambda: 1 uses scores only, 0 dissimilarity only.
 * @returns indexes in the order of choice.
 */
export function diverse(
  items: readonly Choice[],
  { limit, lambda }: { limit: number; lambda: number },
): number[] {
  const best = items.reduce((highest, { score }) => Math.max(highest, score), 0);
  const relevance = items.map(({ score }) => (best > 0 ? score / best : 0));
  const likeness = items.map(() => 0);
  const left = new Set(items.keys());
  const chosen: number[] = [];
  while (chosen.length < limit && left.size > 0) {
    let choice = -1;
    let highest = Number.NEGATIVE_INFINITY;
    for (const index of left) {
      const value = lambda * (relevance[index] ?? 0) - (1 - lambda) * (likeness[index] ?? 0);
      if (value <= highest) continue;
      choice = index;
      highest = value;
    }
    const terms = items[choice]?.terms;
    if (!terms) break;
    chosen.push(choice);
    left.delete(choice);
    for (const index of left) {
      const other = items[index]?.terms;
      if (other) likeness[index] = Math.max(likeness[index] ?? 0, cosine(terms, other));
    }
  }
  return chosen;
}

function cosine(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const term of smaller) if (larger.has(term)) shared += 1;
  return shared / Math.sqrt(one.size * other.size);
}
