/** The middle of the values, the mean of the two middle ones for an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[half] ?? Number.NaN;
  return ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The median over what some of the rounds could not measure; undefined when none could. */
export function medianOf<T>(
  rounds: readonly T[],
  measure: (round: T) => number | undefined,
): number | undefined {
  const measured = rounds.map(measure).filter((value) => value !== undefined);
  return measured.length === 0 ? undefined : median(measured);
}
