import type { Span } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { type Range, textOf } from '../text/range.js';
import { withoutListNumbers } from '../text/list-marks.js';
import { unwrapped } from '../text/unwrap.js';

/** Characters of the longest name of a month. */
const MAX_MONTH = 20;

/** A prompt with what every step needs: its text, the text to search in, and its language. */
export class PromptText {
  /** Without the line breaks that only wrap a paragraph, and the numbers of lists. */
  readonly text: string;
  readonly folded: string;
  /** Whether the prompt lists the parts of a page: what else it says of their looks is for the builder. */
  readonly isOutlined: boolean = false;
  /** What is surely said to visitors, whatever its words are like. */
  readonly stated: readonly Range[] = [];
  /** Where the number is in front of an entry of a numbered list. */
  private readonly numbered = new Map<number, number>();

  constructor(
    text: string,
    readonly language: Language,
    /** 0 is the first prompt of a site. */
    readonly index: number,
  ) {
    const isDate = (rest: string): boolean =>
      language.monthNames.find(rest.slice(0, MAX_MONTH))[0]?.start === 0;
    this.text = withoutListNumbers(unwrapped(text), isDate);
    this.folded = fold(this.text);
    if (this.text === text) return;
    for (const { 0: mark, index } of this.text.matchAll(/^[ \t]*-[ \t]+/gmu)) {
      if (/\d/u.test(text.slice(index, index + mark.length)))
        this.numbered.set(index + mark.length, index + mark.search('-'));
    }
  }

  /** The words of a range as written. */
  words(range: Range): string {
    return textOf(this.text, range);
  }

  /** The words of a title, without its colon. */
  title(range: Range): string {
    return this.words(range)
      .replace(/[:：]$/u, '')
      .trimEnd();
  }

  fold(range: Range): string {
    return this.folded.slice(range.start, range.end);
  }

  /** With the number of a list in front of it. */
  span({ start, end }: Range): Span {
    return { prompt: this.index, start: this.numbered.get(start) ?? start, end };
  }
}
