/** Milliseconds before each repeat of a request without an answer, at transports that recognize repeats. */
export type RepeatDelays = readonly number[];

/** Injection token of the delays. */
export const REPEAT_DELAYS = Symbol('messages:repeat-delays');

export const DEFAULT_REPEAT_DELAYS: RepeatDelays = [1_000, 5_000];
