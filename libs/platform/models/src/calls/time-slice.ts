import { ModelCallError } from '../contract/model-call.error.js';

/** Timers are limited to 31 bits; a longer delay would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work under a signal that aborts with the caller's, or after `sliceMs`. Rejects at that moment, even when the
 * work ignores its signal. The work may restart the slice.
 * @throws ModelCallError `timeout`; the reason of the caller's signal; any error of the work.
 */
export async function withinSlice<T>(
  caller: AbortSignal,
  sliceMs: number,
  work: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> {
  caller.throwIfAborted();
  const slice = new AbortController();
  const over = new Promise<never>((_, reject) => {
    // Rejects with the reason of the caller, which may be any value.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    slice.signal.addEventListener('abort', () => reject(slice.signal.reason), { once: true });
  });
  const timer = setTimeout(
    () => slice.abort(new ModelCallError('timeout', `no answer within ${Math.round(sliceMs)} ms`)),
    Math.min(sliceMs, LONGEST_TIMER_MS),
  );
  const onCallerAbort = (): void => slice.abort(caller.reason);
  caller.addEventListener('abort', onCallerAbort, { once: true });
  try {
    return await Promise.race([work(slice.signal, () => timer.refresh()), over]);
  } catch (error) {
    // A library may wrap the reason in its own error.
    throw slice.signal.aborted ? slice.signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', onCallerAbort);
  }
}
