import { pause } from '@capstan/platform-core';
import { isTransient } from './is-transient.js';

const INTERVAL_MS = 1_000;

/** Repeats `work` until it succeeds or fails for a reason that is not transient, e.g. during a database outage. */
export async function retryTransient<R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      await pause(INTERVAL_MS, signal);
    }
  }
}
