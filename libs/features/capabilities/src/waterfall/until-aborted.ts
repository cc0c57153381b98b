import { ProviderFailure } from '@capstan/kit';

/** Settles with the promise, or rejects when the signal aborts first: a provider may ignore its signal. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new ProviderFailure('timeout', 'the attempt timed out'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
