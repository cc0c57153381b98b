import { powerAfter } from '../numbers/number-words.js';
import { unitAfter } from '../numbers/units.js';
import type { TextSpan } from '../sentences.js';
import { negationsIn } from './negation.js';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
/** What a negation in front of a quoted part could reach across is none of these. */
const CLAUSE_BREAK =
  /[.!?;:,\n()。、；！？]|(?<!\p{L})(?:and|or|but|because|und|oder|aber|et|ou|mais|y|o|pero)(?!\p{L})/giu;
const REACH = 120;
/** Places where the same words stand. */
const MAX_PLACES = 20;

/** A text in which white space, quotation marks and dashes are of one kind, to find quotations in. */
export class Verbatim {
  private readonly flat: string;
  /** Where each character of `flat` stands in the text. */
  private readonly offsets: Uint32Array;

  constructor(private readonly text: string) {
    const offsets = new Uint32Array(text.length + 1);
    const kept: string[] = [];
    let length = 0;
    let wasSpace = false;
    const unified = unifiedMarks(text);
    for (let index = 0; index < unified.length; index += 1) {
      const isSpace = isWhiteSpace(unified.charCodeAt(index));
      if (isSpace && wasSpace) continue;
      kept.push(isSpace ? ' ' : unified.charAt(index));
      offsets[length] = index;
      length += 1;
      wasSpace = isSpace;
    }
    offsets[length] = text.length;
    this.flat = kept.join('');
    this.offsets = offsets;
  }

  /** Where the text says exactly this, whole words only. `isDenied`: only as a part of what is denied. */
  find(quotation: string): (TextSpan & { isDenied: boolean }) | undefined {
    const wanted = unifiedMarks(quotation)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.!?;:,…。！？]+$/u, '');
    if (!WORD_CHARACTER.test(wanted)) return undefined;
    let denied: (TextSpan & { isDenied: boolean }) | undefined;
    let at = this.flat.indexOf(wanted);
    for (let place = 0; at >= 0 && place < MAX_PLACES; place += 1) {
      const start = this.offsets[at] ?? 0;
      const end = (this.offsets[at + wanted.length - 1] ?? 0) + 1;
      if (this.isWhole(start, end)) {
        const span = { start, end: end + this.markAfter(end) };
        if (!this.isDenied(start, end)) return { ...span, isDenied: false };
        denied ??= { ...span, isDenied: true };
      }
      at = this.flat.indexOf(wanted, at + 1);
    }
    return denied;
  }

  /** The full stop belongs to the sentence. */
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

  private isDenied(start: number, end: number): boolean {
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

/** Two characters of one word, in a script that parts its words. */
function continues(one: string, next: string): boolean {
  return (
    WORD_CHARACTER.test(one) && WORD_CHARACTER.test(next) && !(UNSPACED.test(one) || UNSPACED.test(next))
  );
}

/** One character for one, so that places stay. */
function unifiedMarks(text: string): string {
  return text
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐-―−]/g, '-');
}

function isWhiteSpace(code: number): boolean {
  if (code <= 32) return true;
  return code >= 160 && (code === 160 || /\s/.test(String.fromCharCode(code)));
}
