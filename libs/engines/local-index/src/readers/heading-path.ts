import type { TextBlock } from '../documents/document.js';

/** The headings above the current position in a document, from the outermost to the nearest. */
export class HeadingPath {
  private open: { level: number; text: string }[] = [];
  private isUsed = true;

  /**
   * Enters a new heading.
   * @returns the previous heading as a block if it had no text and does not enclose the new one.
   */
  enter(level: number, text: string): TextBlock | undefined {
    const nearest = this.open.at(-1);
    const unused = nearest && nearest.level >= level ? this.takeUnused() : undefined;
    this.open = [...this.open.filter((heading) => heading.level < level), { level, text }];
    this.isUsed = false;
    return unused;
  }

  /** Returns the path, for text below it. */
  use(): string[] {
    this.isUsed = true;
    return this.open.map(({ text }) => text);
  }

  /** Returns the nearest heading as a block if it had no text. */
  takeUnused(): TextBlock | undefined {
    const nearest = this.open.at(-1);
    if (this.isUsed || !nearest) return undefined;
    this.isUsed = true;
    return { headings: this.open.slice(0, -1).map(({ text }) => text), text: nearest.text };
  }
}
