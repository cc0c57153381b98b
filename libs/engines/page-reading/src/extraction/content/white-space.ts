/** Longer runs show nothing more, and cost those who look for the end of one time that grows with its square. */
const MAX_RUN_CHARS = 200;

/** Cuts runs of white space, also those that go on from one text to the next. Line breaks count as three characters. */
export class WhiteSpaceLimit {
  private run = 0;

  /** A text without what a run has too much. */
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

  /** Whether one more line break is within the limit. */
  allowsBreak(): boolean {
    this.run += 3;
    return this.run <= MAX_RUN_CHARS;
  }
}
