import type { TextBlock } from '../document.js';

/** The headings above the current place of a document, from the outermost to the nearest. */
export class HeadingPath {
  private open: { level: number; text: string }[] = [];
  private isUsed = true;

  /**
   * Goes on below a new heading.
   * @returns the heading before it as a block when no text stood below it and it does not enclose the new one.
   */
  enter(level: number, text: string): TextBlock | undefined {
    const nearest = this.open.at(-1);
    const unused = nearest && nearest.level >= level ? this.takeUnused() : undefined;
    this.open = [...this.open.filter((heading) => heading.level < level), { level, text }];
    this.isUsed = false;
    return unused;
  }

  /** The path, for text found below it. */
  use(): string[] {
    this.isUsed = true;
    return this.open.map(({ text }) => text);
  }

  /** The nearest heading as a block of its own, when nothing stood below it. */
  takeUnused(): TextBlock | undefined {
    const nearest = this.open.at(-1);
    if (this.isUsed || !nearest) return undefined;
    this.isUsed = true;
    return { headings: this.open.slice(0, -1).map(({ text }) => text), text: nearest.text };
  }
}
