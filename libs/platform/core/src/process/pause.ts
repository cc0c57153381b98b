/**
 * Resolves after `ms` milliseconds, or rejects with the reason of the signal as soon as it aborts. Unlike
 * `node:timers/promises` it uses the global timers, which tests replace.
 */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
  signal?.throwIfAborted();
}
