import type { Span } from '@capstan/site-document';
import type { Language } from '../packs/language.js';
import type { Range } from '../text/range.js';
import { PromptText } from './prompt-text.js';

/** Other words in the place of a part of a text. */
export interface Rewriting extends Range {
  text: string;
}

/** A prompt that is read in other words than it has; its spans are those of the prompt as it was written. */
export class RewrittenText extends PromptText {
  constructor(
    private readonly written: string,
    private readonly rewritings: readonly Rewriting[],
    language: Language,
    index: number,
  ) {
    super(rewrite(written, rewritings), language, index);
  }

  override span(range: Range): Span {
    const { start, end } = super.span(range);
    return { prompt: this.index, start: this.placeOf(start, 'start'), end: this.placeOf(end, 'end') };
  }

  /** Where a place of the text is in what was written; within a rewriting, its beginning or end. */
  private placeOf(at: number, side: 'start' | 'end'): number {
    let moved = 0;
    for (const { start, end, text } of this.rewritings) {
      const from = start + moved;
      if (at <= from) break;
      if (at < from + text.length) return side === 'start' ? start : end;
      moved += text.length - (end - start);
    }
    return Math.min(at - moved, this.written.length);
  }
}

/** @param rewritings from left to right. */
const rewrite = (text: string, rewritings: readonly Rewriting[]): string =>
  rewritings.reduceRight(
    (left, { start, end, text: now }) => left.slice(0, start) + now + left.slice(end),
    text,
  );
