/** Longer runs are invisible, and make searches for their end take quadratic time. */
const MAX_RUN_CHARS = 200;

/** Cuts runs of white space, also across adjacent texts. Line breaks count as three characters. */
export class WhiteSpaceLimit {
  private run = 0;

  /** Returns the text without the excess of a run. */
  cut(text: string): string {
    const kept = text.replace(/\s+/g, (run, at: number) => {
      const before = at === 0 ? this.run : 0;
      const left = run.slice(0, Math.max(0, MAX_RUN_CHARS - before));
      if (at + run.length === text.length) this.run = before + left.length;
      return left;
    });
    if (text !== '' && !/\s$/.test(text)) this.run = 0;
    return kept;
  }

  /** Returns whether one more line break is within the limit. */
  allowsBreak(): boolean {
    this.run += 3;
    return this.run <= MAX_RUN_CHARS;
  }
}
