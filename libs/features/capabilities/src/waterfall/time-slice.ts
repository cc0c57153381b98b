/** While other providers wait, an attempt gets at most this share of the remaining time … */
const MAX_SHARE = 0.6;

/** … and leaves each of them this much, as long as it keeps an even share itself. */
const RESERVE_MS = 1000;

/** Milliseconds for an attempt when `leftMs` remain and `waiting` further steps would follow. */
export function timeSliceMs(leftMs: number, waiting: number): number {
  if (waiting === 0) return Math.max(1, Math.ceil(leftMs));
  const evenShareMs = leftMs / (waiting + 1);
  const afterReserveMs = leftMs - waiting * RESERVE_MS;
  return Math.max(1, Math.ceil(Math.max(evenShareMs, Math.min(leftMs * MAX_SHARE, afterReserveMs))));
}
