import type { Pace } from '../options.js';

/** Slow servers are not warmed up for longer than this many times `warmUpMs`. */
const MAX_ROUNDS = 30;

/**
 * Warms a server up by answers and not by time: on a busy machine it answers few in a second.
 * @param load asks it for the given time. @returns how many answers it gave.
 */
export async function warmUp(
  { warmUpMs, warmUpAnswers }: Pace,
  load: (durationMs: number) => Promise<{ answered: number }>,
): Promise<number> {
  let answered = 0;
  for (let round = 0; round < MAX_ROUNDS && answered < warmUpAnswers; round += 1) {
    answered += (await load(warmUpMs)).answered;
  }
  return answered;
}
