import { decimalSignOf } from '../numbers/number-body.js';
import { type TextSpan, boundedSentenceSpans } from '../sentences.js';
import { termsOf } from '../terms.js';
import { significantTerms } from './function-words.js';
import { spellingOf } from './names.js';
import { type Statement, type Writing, differenceOf, joined, statementOf } from './statement.js';
import { Verbatim } from './verbatim.js';

/** Whether a text supports a sentence, and where. */
export interface Support extends TextSpan {
  /** Share of the content of the sentence that the span contains, 0 to 1; 1 for a quotation. */
  score: number;
  /** True for a quotation, or if the span has enough of it with every number and name, and the same negations. */
  isSupported: boolean;
}

/** Maximum number of sentences in a window. */
const MAX_WINDOW = 3;
/** Minimum share of the weight of a sentence's terms in its source: paraphrases are accepted, additions are not. */
const MIN_COVERAGE = 0.7;
/** Tolerance for sums of the same weights in another order. */
const ROUNDING = 1e-9;
/** Windows that are compared in detail. */
const MAX_CLOSE = 12;
/** Longer text is not a sentence; only a quotation supports it. */
const MAX_CLAIM = 2000;
const LENGTHS = { maxLength: 1200, pieceLength: 900 };

const NOWHERE: Support = { score: 0, isSupported: false, start: 0, end: 0 };

interface Window {
  first: number;
  last: number;
  coverage: number;
}

/** An index of a text, to check whether it supports many sentences. */
export class SupportIndex {
  private readonly sentences: readonly TextSpan[];
  /** Indexes of the sentences that contain a term. */
  private readonly holders = new Map<string, number[]>();
  private readonly statements = new Map<number, Statement>();
  private readonly verbatim: Verbatim;
  private known: Writing | undefined;

  constructor(private readonly text: string) {
    this.sentences = boundedSentenceSpans(text, LENGTHS);
    this.verbatim = new Verbatim(text, this.sentences);
    this.sentences.forEach(({ start, end }, index) => {
      for (const { term } of termsOf(text.slice(start, end), 'index')) {
        const holding = this.holders.get(term);
        if (!holding) this.holders.set(term, [index]);
        else if (holding.at(-1) !== index) holding.push(index);
      }
    });
  }

  /** Finds where the text states most of a sentence, and whether it supports it. */
  supportOf(sentence: string): Support {
    const quotation = this.verbatim.find(sentence);
    if (quotation) {
      const { isDenied, ...span } = quotation;
      return { ...span, score: 1, isSupported: !isDenied };
    }
    if (sentence.length > MAX_CLAIM) return NOWHERE;
    const windows = this.windowsOf(sentence);
    const [best] = windows;
    if (!best) return NOWHERE;
    const claim = statementOf(sentence, this.writing());
    // Only windows with most of it: one with less may omit a contradiction.
    const enough = Math.max(MIN_COVERAGE, best.coverage - ROUNDING);
    const close = windows.slice(0, MAX_CLOSE).filter(({ coverage }) => coverage >= enough);
    const right = this.isContradictedByNumber(sentence, claim)
      ? undefined
      : close.find((window) => differenceOf(claim, this.statementIn(window)) === null);
    const { first, last, coverage } = right ?? best;
    return {
      // Sums of shares exceed 1 by rounding.
      score: Math.min(1, coverage),
      isSupported: right !== undefined,
      start: this.sentences[first]?.start ?? 0,
      end: this.sentences[last]?.end ?? 0,
    };
  }

  /** Returns the runs of up to three sentences that share most words with a sentence, best first. */
  candidatesFor(sentence: string, most: number): (TextSpan & { coverage: number })[] {
    return this.windowsOf(sentence)
      .slice(0, most)
      .map(({ first, last, coverage }) => ({
        coverage,
        start: this.sentences[first]?.start ?? 0,
        end: this.sentences[last]?.end ?? 0,
      }));
  }

  /**
   * Returns runs of sentences whose first and last sentences share words with the claim: those with most words first,
   * then the shortest.
   */
  private windowsOf(claim: string): Window[] {
    const terms = significantTerms(claim);
    const weights = terms.map((term) => this.weightOf(term));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    /** Indexes of the terms by sentence. */
    const hits = new Map<number, number[]>();
    terms.forEach((term, number) => {
      for (const sentence of this.holders.get(term) ?? []) {
        const held = hits.get(sentence);
        if (held) held.push(number);
        else hits.set(sentence, [number]);
      }
    });
    const windows: Window[] = [];
    for (const first of hits.keys()) {
      const seen = new Set<number>();
      let covered = 0;
      for (let last = first; last < first + MAX_WINDOW; last += 1) {
        const before = covered;
        for (const number of hits.get(last) ?? []) {
          if (seen.has(number)) continue;
          seen.add(number);
          covered += weights[number] ?? 0;
        }
        if (covered > before) windows.push({ first, last, coverage: covered / total });
      }
    }
    return windows.toSorted(
      (one, other) =>
        other.coverage - one.coverage ||
        one.last - one.first - (other.last - other.first) ||
        one.first - other.first,
    );
  }

  /**
   * Returns whether a sentence states all of the claim with another number, and none with the number of the claim: then
   * the claim combines the words of one sentence with the number of another.
   */
  private isContradictedByNumber(sentence: string, { numbers }: Statement): boolean {
    if (numbers.length === 0) return false;
    const words = significantTerms(sentence).filter((term) => !/\p{N}/u.test(term));
    const counts = new Map<number, number>();
    for (const word of words) {
      for (const index of this.holders.get(word) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    const whole = [...counts].filter(([, count]) => count === words.length).map(([index]) => index);
    const stated = whole.flatMap((index) => this.statementAt(index).numbers);
    const own = new Set(numbers.map(({ key }) => key));
    if (stated.some(({ key }) => own.has(key))) return false;
    const units = new Set(numbers.map(({ unit }) => unit));
    return stated.some(({ unit }) => units.has(unit));
  }

  private weightOf(term: string): number {
    const holding = this.holders.get(term)?.length ?? 0;
    return Math.log(1 + (this.sentences.length + 1) / (holding + 1));
  }

  private statementIn({ first, last }: Window): Statement {
    const statements: Statement[] = [];
    for (let index = first; index <= last; index += 1) statements.push(this.statementAt(index));
    return joined(statements);
  }

  private statementAt(index: number): Statement {
    const before = this.statements.get(index);
    if (before) return before;
    const { start, end } = this.sentences[index] ?? { start: 0, end: 0 };
    const statement = statementOf(this.text.slice(start, end), this.writing());
    this.statements.set(index, statement);
    return statement;
  }

  private writing(): Writing {
    this.known ??= { ...spellingOf(this.text), decimalSign: decimalSignOf(this.text) };
    return this.known;
  }
}

/** Returns whether a text supports a sentence; {@link SupportIndex} is faster for many sentences. */
export function supportOf(sentence: string, text: string): Support {
  return new SupportIndex(text).supportOf(sentence);
}
