/**
 * Injection token of the clock by which calls measure how long they occupy threads and browser pages: milliseconds, as
 * `performance.now`.
 */
export const USAGE_CLOCK = Symbol('usage-clock');
