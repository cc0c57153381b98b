/** While other providers wait behind it, an attempt gets at most this part of the time that is left … */
const MAX_SHARE = 0.6;

/** … and leaves each of them this much, as long as that leaves it an even share. */
const RESERVE_MS = 1000;

/** Milliseconds for an attempt when `leftMs` are left and `waiting` further steps would come after it. */
export function timeSliceMs(leftMs: number, waiting: number): number {
  if (waiting === 0) return Math.max(1, Math.ceil(leftMs));
  const evenShareMs = leftMs / (waiting + 1);
  const afterReserveMs = leftMs - waiting * RESERVE_MS;
  return Math.max(1, Math.ceil(Math.max(evenShareMs, Math.min(leftMs * MAX_SHARE, afterReserveMs))));
}
