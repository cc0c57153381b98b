import { type TextPassage, passagesOf } from './passages.js';
import { queryTerms, termsOf } from './terms.js';

/** A document to search. */
export interface RankDocument {
  id: number;
  title: string;
  /** Lines of `text` that are headings. */
  headings: string[];
  text: string;
}

/** A passage that matches the query. */
export interface RankedPassage extends TextPassage {
  /** Id of its document. */
  document: number;
  /** BM25F score, comparable only within one ranking; above 0. */
  score: number;
}

/** As tuned for `local_index` on questions about manuals. */
const WEIGHTS = { title: 3, heading: 1, body: 1 } as const;
const SATURATION = 3;
const LENGTH_PENALTY = 0.7;
/** Average number of words of a body and of a title. */
const USUAL_LENGTH = { title: 8, heading: 8, body: 90 } as const;

type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

interface Entry {
  readonly passage: Omit<RankedPassage, 'score'>;
  readonly fields: Readonly<Record<Field, Counts>>;
}

/** The frequency of each term in a text, and the number of words. */
interface Counts {
  readonly terms: ReadonlyMap<string, number>;
  readonly length: number;
}

/** An index of the passages of documents, for many queries. */
export class PassageIndex {
  private readonly entries: Entry[] = [];
  /** Indexes of the passages that contain a term. */
  private readonly holders = new Map<string, number[]>();

  constructor(documents: readonly RankDocument[]) {
    for (const document of documents) this.add(document);
  }

  /** @param query words, or stemmed terms. @returns passages with any of them, best first. */
  rank(query: string | readonly string[]): RankedPassage[] {
    const terms = typeof query === 'string' ? queryTerms(query).map(({ term }) => term) : query;
    const scores = new Map<number, number>();
    for (const term of new Set(terms)) {
      const holding = this.holders.get(term) ?? [];
      const idf = Math.log(1 + (this.entries.length - holding.length + 0.5) / (holding.length + 0.5));
      for (const number of holding) {
        const weight = this.weightOf(term, number);
        scores.set(number, (scores.get(number) ?? 0) + (idf * weight) / (SATURATION + weight));
      }
    }
    return [...scores]
      .toSorted(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other)
      .flatMap(([number, score]) => {
        const entry = this.entries[number];
        return entry ? [{ ...entry.passage, score }] : [];
      });
  }

  private add({ id, title, headings, text }: RankDocument): void {
    const titleCounts = countsOf(title);
    for (const passage of passagesOf(text, headings)) {
      const body = text.slice(passage.start, passage.end);
      const fields = { title: titleCounts, heading: countsOf(passage.heading), body: countsOf(body) };
      const number = this.entries.push({ passage: { document: id, ...passage }, fields }) - 1;
      for (const term of new Set(FIELDS.flatMap((field) => [...fields[field].terms.keys()]))) {
        const holding = this.holders.get(term);
        if (holding) holding.push(number);
        else this.holders.set(term, [number]);
      }
    }
  }

  private weightOf(term: string, number: number): number {
    const fields = this.entries[number]?.fields;
    if (!fields) return 0;
    return FIELDS.reduce((sum, field) => {
      const { terms, length } = fields[field];
      const dampening = 1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / USUAL_LENGTH[field];
      return sum + (WEIGHTS[field] * (terms.get(term) ?? 0)) / Math.max(dampening, Number.EPSILON);
    }, 0);
  }
}

/** Returns the passages that match the query, best first (BM25F over title, heading and body). */
export function rankPassages(
  query: string | readonly string[],
  documents: readonly RankDocument[],
): RankedPassage[] {
  return new PassageIndex(documents).rank(query);
}

function countsOf(text: string): Counts {
  const terms = new Map<string, number>();
  const found = termsOf(text, 'index');
  for (const { term } of found) terms.set(term, (terms.get(term) ?? 0) + 1);
  return { terms, length: found.at(-1)?.position ?? 0 };
}
