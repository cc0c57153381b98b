/** Longest recording that is transcribed, by any provider. */
export const MAX_HOURS = 4;
export const MAX_SECONDS = MAX_HOURS * 3600;

/** What a recording of a second may take at most, beyond what every call may. */
export const PACE = {
  /** Vendors, which need a few minutes for hours. */
  hosted: 0.5,
  /** A machine like this one: one free processor needs about a third of a second, one that ten others want three. */
  own: 3,
} as const;

const LEAST_MS = 600_000;
/** The first provider gets at most this share of a deadline while others wait. */
const FIRST_SHARE = 0.6;

/** Milliseconds that a provider may take for a recording; one of unknown length may be as long as the longest. */
export const timeLimitMs = (seconds: number | undefined, pace: number): number =>
  Math.ceil(LEAST_MS + (seconds ?? MAX_SECONDS) * pace * 1000);

/** Work of all providers together, without their waits: enough for the slowest one to transcribe the longest recording. */
export const DEADLINE_MS = Math.ceil(timeLimitMs(MAX_SECONDS, PACE.own) / FIRST_SHARE);
