/** One sign of a wall between the page and a program. */
export interface WallMarker {
  /** Completes "... stands before the page". */
  readonly wall: string;
  /** Where the pattern is looked for: the markup, the title, the visible text, or the response header named. */
  readonly in: 'html' | 'title' | 'text' | { header: string };
  readonly pattern: RegExp;
  /**
   * The sign counts only on a page with at most this many visible characters. Scripts of bot-detection vendors run
   * on ordinary pages as well, and articles write about walls; without a limit a sign must be one that only the
   * wall itself carries.
   */
  readonly maxVisibleChars?: number;
  /** Markup of an ordinary page: where it stands, the sign does not count. */
  readonly unless?: RegExp;
  /** A browser that runs its script often gets past it with nobody doing anything. */
  readonly mayClear?: boolean;
}

/** Fields that people write into: a contact form with a CAPTCHA at its end is no wall. */
export const ASKS_FOR_MORE = /<textarea\b|type=["']?(?:email|tel|search|password|date)\b/i;
