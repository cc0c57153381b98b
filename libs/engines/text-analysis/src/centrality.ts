const DAMPING = 0.85;
const MAX_ITERATIONS = 50;
const TOLERANCE = 1e-6;
/** A term that more items have does not distinguish them, and comparing all pairs of its items takes quadratic time. */
const MAX_HOLDERS = 500;

/**
 * Computes how central each item is among the others, by the terms they share (TextRank of R. Mihalcea and P. Tarau, 2004).
 * @returns a score per item; their mean is 1.
 */
export function centrality(items: readonly ReadonlySet<string>[]): number[] {
  const edges = edgesOf(items);
  const strength = edges.map((neighbors) => sum(neighbors.values()));
  let scores = items.map(() => 1);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    // The score of an item without neighbors is distributed equally, so that the sum is constant.
    const loose = sum(scores.filter((_, index) => strength[index] === 0)) / items.length;
    const next = edges.map((neighbors) => {
      let received = loose;
      for (const [other, weight] of neighbors)
        received += ((scores[other] ?? 0) * weight) / (strength[other] ?? 1);
      return 1 - DAMPING + DAMPING * received;
    });
    const change = sum(next.map((score, index) => Math.abs(score - (scores[index] ?? 0))));
    scores = next;
    if (change < TOLERANCE * items.length) break;
  }
  return scores;
}

/** The neighbors of each item with their similarity: shared terms divided by the logarithms of both sizes. */
function edgesOf(items: readonly ReadonlySet<string>[]): Map<number, number>[] {
  const holders = new Map<string, number[]>();
  items.forEach((terms, index) => {
    for (const term of terms) {
      const holding = holders.get(term);
      if (holding) holding.push(index);
      else holders.set(term, [index]);
    }
  });
  return items.map((terms, index) => {
    const shared = new Map<number, number>();
    for (const term of terms) {
      const holding = holders.get(term) ?? [];
      if (holding.length > MAX_HOLDERS) continue;
      for (const other of holding) if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const own = Math.log(1 + terms.size);
    for (const [other, count] of shared)
      shared.set(other, count / (own + Math.log(1 + (items[other]?.size ?? 0))));
    return shared;
  });
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
