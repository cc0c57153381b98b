import { numbersIn, type TextNumber } from '../numbers/numbers.js';
import { type TextSpan, sentenceSpans } from '../sentences.js';
import { queryTerms, termsOf } from '../terms.js';
import { negationsIn } from './polarity.js';

/** Whether a text bears out a sentence, and where. */
export interface Support extends TextSpan {
  /** How much of what the sentence says stands in the span, 0 to 1; 1 for a quotation. */
  score: number;
  /** Enough of it does, with every number and name, and nothing is turned round. */
  isBorneOut: boolean;
}

/** Sentences that are read together. */
const MAX_WINDOW = 3;
const MIN_COVERAGE = 0.6;

interface Sentence extends TextSpan {
  readonly terms: ReadonlySet<string>;
}

/** A text read once, to be asked of many sentences whether it bears them out. */
export class SupportIndex {
  private readonly sentences: Sentence[];
  private readonly holders = new Map<string, number[]>();

  constructor(private readonly text: string) {
    this.sentences = sentenceSpans(text).map(({ start, end }) => ({
      start,
      end,
      terms: new Set(termsOf(text.slice(start, end), 'index').map(({ term }) => term)),
    }));
    this.sentences.forEach(({ terms }, index) => {
      for (const term of terms) {
        const holding = this.holders.get(term);
        if (holding) holding.push(index);
        else this.holders.set(term, [index]);
      }
    });
  }

  supportOf(sentence: string): Support {
    const claim = sentence.trim();
    const at = claim === '' ? -1 : this.text.indexOf(claim);
    if (at >= 0) return { score: 1, isBorneOut: true, start: at, end: at + claim.length };
    const terms = [...new Set(queryTerms(claim).map(({ term }) => term))];
    const weights = new Map(terms.map((term) => [term, this.idfOf(term)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    let best: Support = { score: 0, isBorneOut: false, start: 0, end: 0 };
    for (const [first, last] of this.windows(terms)) {
      const covered = terms.filter((term) => this.holds(first, last, term));
      const score = covered.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) / total;
      if (score < best.score) continue;
      const start = this.sentences[first]?.start ?? 0;
      const end = this.sentences[last]?.end ?? 0;
      const isBorneOut = score >= MIN_COVERAGE && statesTheSame(claim, this.text.slice(start, end));
      const isBetter = score > best.score || (isBorneOut && !best.isBorneOut);
      if (isBetter && (isBorneOut || !best.isBorneOut)) best = { score, isBorneOut, start, end };
    }
    return best;
  }

  private idfOf(term: string): number {
    const holding = this.holders.get(term)?.length ?? 0;
    return Math.log(1 + (this.sentences.length - holding + 0.5) / (holding + 0.5));
  }

  private holds(first: number, last: number, term: string): boolean {
    return this.sentences.slice(first, last + 1).some(({ terms }) => terms.has(term));
  }

  /** Runs of sentences that begin and end with one that shares a term; short ones first. */
  private windows(terms: readonly string[]): [number, number][] {
    const sharing = new Set(terms.flatMap((term) => this.holders.get(term) ?? []));
    const windows: [number, number][] = [];
    for (let length = 0; length < MAX_WINDOW; length += 1)
      for (const first of sharing) if (sharing.has(first + length)) windows.push([first, first + length]);
    return windows;
  }
}

/** Whether a text bears out a sentence: see {@link SupportIndex}, which is quicker for many sentences. */
export function supportOf(sentence: string, text: string): Support {
  return new SupportIndex(text).supportOf(sentence);
}

function statesTheSame(claim: string, window: string): boolean {
  const stated = numbersIn(window);
  if (!numbersIn(claim).every((number) => stated.some((other) => isSame(number, other)))) return false;
  return negationsIn(claim) % 2 === 0 || negationsIn(window) > 0;
}

function isSame(one: TextNumber, other: TextNumber): boolean {
  return one.value === other.value && one.unit === other.unit;
}
