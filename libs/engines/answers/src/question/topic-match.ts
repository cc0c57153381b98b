import { termsOf } from '@capstan/text-analysis';
import { isCodeTerm } from './codes.js';
import { withMeanings } from './phrases.js';

/** A word and its derivation, such as `compar` and `comparison`, count less than the same word. */
const DERIVED = 0.8;
const MIN_COMMON = 5;
const MAX_REST = 4;

/** The content terms of a text, and the words that its phrases mean. */
export function topicTerms(text: string): Set<string> {
  const plain = withMeanings(text);
  return new Set(termsOf(plain, 'query').flatMap(({ term, isStopWord }) => (isStopWord ? [] : [term])));
}

/** How well a set of terms contains a term: 1 if it does, less for a derived word, 0 otherwise; codes have no derivations. */
export function heldBy(term: string, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  // P0301 and P0302 are two faults.
  if (term.length < MIN_COMMON || isCodeTerm(term)) return 0;
  for (const other of terms) if (isDerived(term, other)) return DERIVED;
  return 0;
}

/** Whether the shorter of two stems begins the longer one, but for its last letter. */
function isDerived(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_COMMON || long.length - short.length > MAX_REST) return false;
  return long.startsWith(short.length > MIN_COMMON ? short.slice(0, -1) : short);
}

/** Terms of a question with weights: rare ones weigh more. */
export class TopicWeights {
  private readonly weights: ReadonlyMap<string, number>;
  private readonly total: number;
  /** The share of the topic that some text has, in any derivation, 0 to 1. */
  readonly found: number;
  /** The weight of a word that one text has. */
  private readonly most: number;

  /** @param texts terms of the sentences of all pages. */
  constructor(topic: ReadonlyMap<string, number>, texts: readonly ReadonlySet<string>[]) {
    const rarities = new Map(
      [...topic.keys()].map((term) => {
        const holders = texts.filter((terms) => terms.has(term)).length;
        return [term, holders === 0 ? undefined : Math.log(1 + texts.length / holders)] as const;
      }),
    );
    this.most = Math.log(1 + texts.length);
    // A word that no page has is as rare as the rarest that one has.
    const rarest = Math.max(1, ...[...rarities.values()].filter((rarity) => rarity !== undefined));
    this.weights = new Map(
      [...topic].map(([term, importance]) => [term, importance * (rarities.get(term) ?? rarest)]),
    );
    this.total = [...this.weights.values()].reduce((sum, weight) => sum + weight, 0);
    const isFound = (term: string): boolean =>
      rarities.get(term) !== undefined || texts.some((terms) => heldBy(term, terms) > 0);
    const found = [...this.weights].reduce((sum, [term, weight]) => sum + (isFound(term) ? weight : 0), 0);
    this.found = this.total === 0 ? 0 : found / this.total;
  }

  /**
   * The share of the topic that texts contain, 0 to 1; each term counts where it counts most.
   * @param places terms of a text, and the weight of that text.
   */
  share(places: readonly (readonly [terms: ReadonlySet<string>, weight: number])[]): number {
    if (this.total === 0) return 0;
    let sum = 0;
    for (const [term, weight] of this.weights) {
      sum += weight * Math.max(0, ...places.map(([terms, factor]) => factor * heldBy(term, terms)));
    }
    return sum / this.total;
  }

  /** Whether a term is one of the topic, or derived from one. */
  has(term: string): boolean {
    return (
      this.weights.has(term) || [...this.weights.keys()].some((known) => heldBy(known, new Set([term])) > 0)
    );
  }

  /** How specific the words are, 0 to 1; in few texts, a word can be less specific. */
  rarity(enough: number): number {
    return Math.min(1, this.total / Math.min(enough, this.most));
  }

  /** How alike a heading and the topic are, 0 to 1. */
  likeness(terms: ReadonlySet<string>): number {
    const share = this.share([[terms, 1]]);
    const own = [...terms].filter((term) => this.has(term)).length;
    return terms.size === 0 ? 0 : share * (own / terms.size) ** 0.5;
  }
}
