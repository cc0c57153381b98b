import { compiled } from '../compiled.js';

const { centrality, diverse, queryTerms, rankPassages } = await compiled<
  typeof import('@capstan/text-analysis')
>('libs/engines/text-analysis/src/index.js');

/** Weights of the score of a sentence: match with the query, centrality, and position. */
const WEIGHTS = { relevance: 0.5, centrality: 0.5, place: 0.5 } as const;
/** After this number of sentences the position score is a third. */
const EARLY = 15;
/** Weight of the score against diversity. */
const LAMBDA = 0.7;

/**
 * Selects sentences that are central to a text, match the query, are early and differ from each other, up to a number of
 * words.
 * @returns their indexes, in the order of the text.
 */
export function summarize(sentences: readonly string[], query: string, maxWords: number): number[] {
  const documents = sentences.map((text, id) => ({ id, title: '', headings: [], text }));
  const relevance = new Map<number, number>();
  for (const { document, score } of rankPassages(query, documents))
    relevance.set(document, Math.max(score, relevance.get(document) ?? 0));
  const terms = sentences.map((sentence) => new Set(queryTerms(sentence).map(({ term }) => term)));
  const central = centrality(terms);
  const most = { relevance: Math.max(...relevance.values(), Number.EPSILON), central: Math.max(...central) };
  const choices = terms.map((own, index) => ({
    terms: own,
    score:
      (WEIGHTS.relevance * (relevance.get(index) ?? 0)) / most.relevance +
      (WEIGHTS.centrality * (central[index] ?? 0)) / most.central +
      WEIGHTS.place * Math.exp(-index / EARLY),
  }));
  return withinWords(sentences, diverse(choices, { limit: 20, lambda: LAMBDA }), maxWords).toSorted(
    (one, other) => one - other,
  );
}

/** The selected sentences that fit, in order. */
export function withinWords(
  sentences: readonly string[],
  chosen: readonly number[],
  maxWords: number,
): number[] {
  let words = 0;
  return chosen.filter((index) => {
    const length = (sentences[index] ?? '').split(' ').length;
    if (words + length > maxWords) return false;
    words += length;
    return true;
  });
}
