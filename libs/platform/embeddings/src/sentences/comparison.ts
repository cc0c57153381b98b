/** How much of a question texts say, each 0 to 1 for most. */
export interface Comparison {
  /** Similarity of each text. */
  readonly each: readonly number[];
  /** Similarity of all texts together: for each token of the question, that of the text with the closest token. */
  readonly together: number;
}

/** @param closest of each text, for each token of the question the cosine of the closest token; at least one text. */
export function comparisonOf(closest: readonly Float32Array[]): Comparison {
  const best = Float32Array.from(closest[0] ?? [], (_, token) =>
    Math.max(...closest.map((ofText) => ofText[token] as number)),
  );
  return { each: closest.map(meanOf), together: meanOf(best) };
}

const meanOf = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
