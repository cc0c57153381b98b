const FIRST_MS = 50;
const LAST_MS = 5_000;

/**
 * Returns the delay in milliseconds before reconnection attempt `attempt` (from 0): exponential, capped, with
 * jitter.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LAST_MS, FIRST_MS * 2 ** Math.min(attempt, 20));
  return Math.round(ceiling * (0.5 + random() / 2));
}
