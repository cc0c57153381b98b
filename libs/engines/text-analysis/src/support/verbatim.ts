import { powerAfter } from '../numbers/number-words.js';
import { unitAfter } from '../numbers/units.js';
import type { TextSpan } from '../sentences.js';
import { negationsIn } from './negation.js';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
/** Ends the scope of a negation before a quoted part. */
const CLAUSE_BREAK =
  /[.!?;:,\n()。、；！？]|(?<!\p{L})(?:and|or|but|because|und|oder|aber|et|ou|mais|y|o|pero)(?!\p{L})/giu;
const REACH = 120;
/** Maximum number of places with the same words. */
const MAX_PLACES = 20;

/** A text with normalized white space, quotation marks and dashes, to find quotations in. */
export class Verbatim {
  private readonly flat: string;
  /** Collapsed runs of white space: the position after each in `flat`, and the characters removed before it. */
  private readonly gaps: { at: number; missing: number }[] = [];
  /** Positions where the first word of a sentence begins, and where its last word ends. */
  private readonly starts = new Set<number>();
  private readonly ends = new Set<number>();

  /** @param sentences of the text: a whole sentence is outside of the negations of others. */
  constructor(
    private readonly text: string,
    sentences: readonly TextSpan[],
  ) {
    for (const sentence of sentences) {
      const { start, end } = this.wordsOf(sentence);
      this.starts.add(start);
      this.ends.add(end);
    }
    let missing = 0;
    for (const { 0: run, index } of text.matchAll(/\s{2,}/g)) {
      const at = index - missing + 1;
      missing += run.length - 1;
      this.gaps.push({ at, missing });
    }
    this.flat = unifiedMarks(text).replace(/\s+/g, ' ');
  }

  /** Finds the exact words in the text, whole words only. `isDenied`: only as part of a negated statement. */
  find(quotation: string): (TextSpan & { isDenied: boolean }) | undefined {
    const wanted = unifiedMarks(quotation)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<![.!?;:,…。！？])[.!?;:,…。！？]+$/u, '');
    if (!WORD_CHARACTER.test(wanted)) return undefined;
    let denied: (TextSpan & { isDenied: boolean }) | undefined;
    let at = this.flat.indexOf(wanted);
    for (let place = 0; at >= 0 && place < MAX_PLACES; place += 1) {
      const start = this.placeOf(at);
      const end = this.placeOf(at + wanted.length - 1) + 1;
      if (this.isWhole(start, end)) {
        const span = { start, end: end + this.markAfter(end) };
        if (!this.isDenied(start, end)) return { ...span, isDenied: false };
        denied ??= { ...span, isDenied: true };
      }
      at = this.flat.indexOf(wanted, at + 1);
    }
    return denied;
  }

  /** Returns the position in the text of a character of `flat`. */
  private placeOf(at: number): number {
    let low = 0;
    let high = this.gaps.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.gaps[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return at + (this.gaps[low - 1]?.missing ?? 0);
  }

  /** Returns the length of a full stop at a position, which is part of the sentence. */
  private markAfter(end: number): number {
    return /^[.!?…。！？]/u.test(this.text.slice(end, end + 1)) ? 1 : 0;
  }

  private isWhole(start: number, end: number): boolean {
    const before = this.text.slice(Math.max(0, start - 2), start);
    const after = this.text.slice(end, end + 2);
    const first = this.text.charAt(start);
    const last = this.text.charAt(end - 1);
    if (continues(before.slice(-1), first) || continues(last, after.slice(0, 1))) return false;
    if (/\d[.,]$/.test(before) && /\d/.test(first)) return false;
    if (!/\d/.test(last)) return true;
    return !/^[.,]\d/.test(after) && !powerAfter(this.text, end, false) && !unitAfter(this.text, end);
  }

  /** Returns a span without punctuation at its ends. */
  private wordsOf({ start, end }: TextSpan): TextSpan {
    let [first, last] = [start, end];
    while (first < last && !WORD_CHARACTER.test(this.text.charAt(first))) first += 1;
    while (last > first && !WORD_CHARACTER.test(this.text.charAt(last - 1))) last -= 1;
    return { start: first, end: last };
  }

  private isDenied(start: number, end: number): boolean {
    const words = this.wordsOf({ start, end });
    if (this.starts.has(words.start) && this.ends.has(words.end)) return false;
    const before = this.text.slice(Math.max(0, start - REACH), start);
    const after = this.text.slice(end, end + REACH);
    const lastBreak = [...before.matchAll(CLAUSE_BREAK)].at(-1);
    const from = lastBreak ? lastBreak.index + lastBreak[0].length : 0;
    const to = after.search(CLAUSE_BREAK);
    return (
      negationsIn(before.slice(from)).length + negationsIn(to < 0 ? after : after.slice(0, to)).length > 0
    );
  }
}

/** Returns whether two adjacent characters are in one word, in a script with spaces between words. */
function continues(one: string, next: string): boolean {
  return (
    WORD_CHARACTER.test(one) && WORD_CHARACTER.test(next) && !(UNSPACED.test(one) || UNSPACED.test(next))
  );
}

/** Replaces characters one by one, so that positions do not change. */
function unifiedMarks(text: string): string {
  return text
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-');
}
