import { setTimeout as sleep } from 'node:timers/promises';

/** Polls every 25 ms. @returns false if `timeoutMs` passed first. */
export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await isDone())) {
    signal?.throwIfAborted();
    if (performance.now() >= end) return false;
    await sleep(25);
  }
  return true;
}
