import type { Span } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { type Range, textOf } from '../text/range.js';

/** A prompt with what every step needs: its text, the text to search in, and its language. */
export class PromptText {
  readonly folded: string;

  constructor(
    readonly text: string,
    readonly language: Language,
    /** 0 is the first prompt of a site. */
    readonly index: number,
  ) {
    this.folded = fold(text);
  }

  /** The words of a range as written. */
  words(range: Range): string {
    return textOf(this.text, range);
  }

  fold(range: Range): string {
    return this.folded.slice(range.start, range.end);
  }

  span({ start, end }: Range): Span {
    return { prompt: this.index, start, end };
  }
}
