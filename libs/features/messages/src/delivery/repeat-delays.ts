/** Milliseconds before each further request for a message. After the last one its sending ends. */
export interface RepeatDelays {
  /** After a request without an answer, at transports that recognize repeats. */
  readonly afterNoAnswerMs: readonly number[];
  /** After every transport refused the message, and at least one of them asks for a later try. */
  readonly afterDeferralMs: readonly number[];
}

/** Injection token of the delays. */
export const REPEAT_DELAYS = Symbol('messages:repeat-delays');

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const DEFAULT_REPEAT_DELAYS: RepeatDelays = {
  // 21 hours and 42 minutes together: the longest time for which a vendor recognizes repeats is a day.
  afterNoAnswerMs: [
    SECOND_MS,
    5 * SECOND_MS,
    30 * SECOND_MS,
    2 * MINUTE_MS,
    10 * MINUTE_MS,
    30 * MINUTE_MS,
    HOUR_MS,
    2 * HOUR_MS,
    4 * HOUR_MS,
    6 * HOUR_MS,
    8 * HOUR_MS,
  ],
  // Mail servers that greylist take a message after one minute to some hours.
  afterDeferralMs: [
    MINUTE_MS,
    5 * MINUTE_MS,
    15 * MINUTE_MS,
    30 * MINUTE_MS,
    HOUR_MS,
    2 * HOUR_MS,
    4 * HOUR_MS,
    8 * HOUR_MS,
  ],
};
