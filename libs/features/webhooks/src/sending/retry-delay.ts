/** Share of a delay by which it may be shorter or longer, so that receivers are not hit by all retries at once. */
const SPREAD = 0.1;

/**
 * Milliseconds until the next attempt.
 * @param attempts made so far, at least 1.
 * @returns undefined when that was the last one.
 */
export function retryDelayMs(
  schedule: readonly number[],
  attempts: number,
  random: () => number = Math.random,
): number | undefined {
  const delayMs = schedule[attempts - 1];
  if (delayMs === undefined) return undefined;
  return Math.round(delayMs * (1 - SPREAD + 2 * SPREAD * random()));
}
