/** A marker of a wall that blocks programs. */
export interface WallMarker {
  /** Completes "... blocks the page". */
  readonly wall: string;
  /** Where to search the pattern: the markup, the title, the visible text, or a response header. */
  readonly in: 'html' | 'title' | 'text' | { header: string };
  readonly pattern: RegExp;
  /**
   * The marker counts only on a page with at most this many visible characters. Scripts of bot-detection vendors
   * run on ordinary pages as well, and articles write about walls; without a limit a marker must be unique to the
   * wall.
   */
  readonly maxVisibleChars?: number;
  /** Markup of an ordinary page: with it, the marker does not count. */
  readonly unless?: RegExp;
  /** Whether a browser that runs its script often gets past it without interaction. */
  readonly mayClear?: boolean;
}

/** Input fields: a contact form with a CAPTCHA is not a wall. */
export const ASKS_FOR_MORE = /<textarea\b|type=["']?(?:email|tel|search|password|date)\b/i;
