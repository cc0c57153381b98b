/**
 * Injection token of the clock that measures how long calls use threads and browser pages: milliseconds, like
 * `performance.now`.
 */
export const USAGE_CLOCK = Symbol('usage-clock');
