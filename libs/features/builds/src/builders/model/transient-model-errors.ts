import { pause } from '@capstan/platform-core';
import { type ModelFailure, ModelsError } from '@capstan/platform-models';
import type { BuildSession } from '../build-session.js';
import { reasonOf } from './live-answer.js';

/** Number of waits for busy models per answer. */
const MAX_WAITS = 2;

/** Delay before a retry if the vendor states none. */
const SHORT_WAIT_SECONDS = 2;

/** Transient failures. */
const TRANSIENT_CODES: ReadonlySet<ModelFailure['reason']> = new Set([
  'rate_limited',
  'upstream_error',
  'invalid_output',
]);

/** Retries once or twice if the models are briefly unavailable. @throws ModelsError and any other error of `ask`. */
export async function retryTransientModelErrors<T>(
  session: Pick<BuildSession, 'emit' | 'signal'>,
  maxWaitMs: number,
  ask: () => Promise<T>,
): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ModelsError) || waits >= MAX_WAITS) throw error;
      const seconds = secondsToWait(error.failures);
      if (seconds === null || seconds * 1000 > maxWaitMs) throw error;
      await session.emit('warning', {
        code: 'models_busy',
        message: `No language model answers now (${reasonOf(error.failures)}). Retrying in ${seconds} s.`,
      });
      await pause(seconds * 1000, session.signal);
    }
  }
}

/** Seconds until the first transient failure may be over; null if there is none. */
function secondsToWait(failures: readonly ModelFailure[]): number | null {
  const waits = failures
    .filter(({ reason }) => TRANSIENT_CODES.has(reason))
    .map(({ retryAfterSeconds }) => Math.max(1, retryAfterSeconds ?? SHORT_WAIT_SECONDS));
  return waits.length === 0 ? null : Math.min(...waits);
}
