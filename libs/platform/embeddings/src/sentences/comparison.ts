/** How much of a question texts say, each 0 to 1 for most. */
export interface Comparison {
  /** Of each text. */
  readonly each: readonly number[];
  /** Of all texts together: of each token of the question, that of the text that has the closest one. */
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
