const FIRST_MS = 5_000;
const LONGEST_MS = 6 * 3_600_000;
/** From the first attempt to the last one. */
export const RETRY_WINDOW_MS = 3 * 24 * 3_600_000;

/**
 * Milliseconds until the next attempt: doubling, capped, with jitter.
 * @param attempts made so far, at least 1.
 * @returns undefined when that would be outside of the window.
 */
export function retryDelayMs(
  attempts: number,
  sinceFirstAttemptMs: number,
  random: () => number = Math.random,
): number | undefined {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 30));
  const delayMs = Math.round(ceiling * (0.75 + random() / 4));
  return sinceFirstAttemptMs + delayMs > RETRY_WINDOW_MS ? undefined : delayMs;
}
