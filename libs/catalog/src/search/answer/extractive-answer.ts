import { queryTerms, sentencesOf, termsOf } from '@capstan/text-analysis';
import type { Passage } from './passages.js';

const MAX_SENTENCES = 4;
const MAX_PER_SOURCE = 2;
const MAX_LENGTH = 1000;
const MIN_WORDS = 4;
/** Two sentences that share this fraction of their terms are duplicates. */
const SAME_SHARE = 0.6;
/** A sentence must have this fraction of the best sentence's score. */
const MIN_SHARE_OF_BEST = 1 / 3;
/** A page that contains a marker would forge a citation. */
const FOREIGN_MARKER = /\[\s*source\s*\d+\s*\]/i;
/** Commands, calls and records: they have the words of a question and do not answer it. */
const CODE =
  /[{}]|=>|\$\(|<\/?[a-z]+>|&&|\w\(\)|(?<!\S)(?:curl|npm|npx|pip|git|docker|sudo|GET|POST|PUT|DELETE)\s+\S*[/.:-]|(?<!\S)--?\p{L}[\p{L}-]*[ =]["'$]|:\s"/u;
const CODE_SHARE = 0.2;

interface Quote {
  sentence: string;
  /** Position of its result, from 1. */
  source: number;
  terms: ReadonlySet<string>;
  score: number;
}

/** An answer made of quotations: every sentence is verbatim in the source it cites. */
export interface ExtractiveAnswer {
  answer: string | null;
  /** Positions of the quoted results from 1, in the order of the answer. */
  sources: number[];
}

/**
 * Answers a query with the sentences of the passages that have most of its terms, weighted by rarity, without duplicates.
 * It uses no model and invents nothing; null if no sentence shares a term with the query.
 */
export function extractiveAnswer(query: string, passages: readonly Passage[]): ExtractiveAnswer {
  const quotes = rankedQuotes(query, passages);
  const best = quotes[0];
  if (!best) return { answer: null, sources: [] };

  const chosen: Quote[] = [];
  let length = 0;
  for (const quote of quotes) {
    if (chosen.length === MAX_SENTENCES || quote.score < best.score * MIN_SHARE_OF_BEST) break;
    if (chosen.filter(({ source }) => source === quote.source).length === MAX_PER_SOURCE) continue;
    if (chosen.some((other) => isDuplicate(other, quote))) continue;
    if (chosen.length > 0 && length + quote.sentence.length > MAX_LENGTH) continue;
    chosen.push(quote);
    length += quote.sentence.length;
  }
  return {
    answer: chosen.map(({ sentence, source }) => `${sentence} [Source ${source}]`).join(' '),
    sources: [...new Set(chosen.map(({ source }) => source))],
  };
}

function rankedQuotes(query: string, passages: readonly Passage[]): Quote[] {
  const wanted = new Set(queryTerms(query).map(({ term }) => term));
  const quotes = passages.flatMap(quotesOf);
  const rarity = new Map<string, number>();
  for (const term of wanted) {
    const holding = quotes.filter(({ terms }) => terms.has(term)).length;
    rarity.set(term, Math.log(1 + (quotes.length - holding + 0.5) / (holding + 0.5)));
  }
  for (const quote of quotes) {
    let score = 0;
    for (const [term, weight] of rarity) if (quote.terms.has(term)) score += weight;
    // The provider's order is evidence too; questions and truncated sentences rarely answer.
    score *= 1 / (1 + 0.05 * (quote.source - 1));
    if (/[?？]$/.test(quote.sentence)) score *= 0.5;
    if (!/[.!?。！？।)"'”’]$/.test(quote.sentence) || /^(?:\.\.\.|…)/.test(quote.sentence)) score *= 0.6;
    if (CODE.test(quote.sentence)) score *= CODE_SHARE;
    quote.score = score;
  }
  // Stable: of equal sentences the earlier result's comes first.
  return quotes.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
}

function quotesOf({ source, text }: Passage): Quote[] {
  // A line break ends a sentence: titles and list items have no full stop.
  const sentences = text.split('\n').flatMap(sentencesOf);
  return sentences.flatMap((sentence) => {
    const terms = termsOf(sentence, 'index');
    if (terms.length < MIN_WORDS || sentence.length > MAX_LENGTH || FOREIGN_MARKER.test(sentence)) return [];
    return [{ sentence, source, terms: new Set(terms.map(({ term }) => term)), score: 0 }];
  });
}

function isDuplicate(one: Quote, other: Quote): boolean {
  let both = 0;
  for (const term of one.terms) if (other.terms.has(term)) both += 1;
  return both / Math.min(one.terms.size, other.terms.size) >= SAME_SHARE;
}
