import type { Range } from '../text/range.js';

/** A time of day in a text. */
export interface FoundTime extends Range {
  hour: number;
  minute: number;
  /** Whether a sign of time is written, a colon, am, Uhr, h, 時, or words of minutes. */
  isMarked: boolean;
  meridiem: 'am' | 'pm' | null;
  /** Whether words say the minutes: "half past 7". */
  isSpoken?: boolean;
}

export interface FoundTimes extends Range {
  from: FoundTime;
  to: FoundTime | null;
}
