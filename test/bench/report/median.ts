/** The median, the mean of the two middle values for an even number; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The median over the rounds with a value; undefined if there is none. */
export function medianOf<T>(
  rounds: readonly T[],
  measure: (round: T) => number | undefined,
): number | undefined {
  const measured = rounds.map(measure).filter((value) => value !== undefined);
  return measured.length === 0 ? undefined : median(measured);
}
