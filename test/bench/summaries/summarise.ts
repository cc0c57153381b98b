import { compiled } from '../compiled.js';

const { centrality, diverse, queryTerms, rankPassages } = await compiled<
  typeof import('@capstan/text-analysis')
>('libs/engines/text-analysis/src/index.js');

/** What makes the worth of a sentence: what is asked for, how central it is, and how early it stands. */
const WEIGHTS = { relevance: 0.5, centrality: 0.5, place: 0.5 } as const;
/** After so many sentences an early place is worth a third. */
const EARLY = 15;
/** Of the worth against unlikeness to what was chosen. */
const LAMBDA = 0.7;

/**
 * Chooses sentences that are central to a text, speak of what is asked for, stand early and differ from each other, up
 * to so many words.
 * @returns their indexes, in the order of the text.
 */
export function summarise(sentences: readonly string[], query: string, maxWords: number): number[] {
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

/** The first of the chosen that fit. */
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
