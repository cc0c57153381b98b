/** The answer of mode `ai` without a language model, as it is found in a reading thread. */
import {
  type AnswerCandidate,
  AnswerFinder,
  type AnswerPage,
  type Likeness,
  type Question,
  markedText,
  pageContent,
  questionTerms,
} from '@capstan/answers';
import { instructsModel, languageOf } from '@capstan/text-analysis';
import { harmlessLines } from './harmless-lines.js';
import type { ResultPage } from './result-pages.js';

/** Nothing is known of the authors of a result. */
const CREDIBILITY = 0.5;
/** Languages of the sentence model that `npm run models -- sentences` downloads. */
const LANGUAGE_OF_MODEL = 'en';

/** An answer made of quotations: every sentence is verbatim in the source it cites. */
export interface QuotedAnswer {
  /** Each quotation followed by its `[Source n]`; null if none fits the query. */
  answer: string | null;
  /** Positions of the quoted results from 1, in the order of the answer. */
  sources: number[];
}

/** What a sentence model should read to choose the answer, best first; nothing for a query in a language that it does not know. */
export function answerCandidates(query: string, pages: readonly ResultPage[]): AnswerCandidate[] {
  if ((languageOf(query) ?? LANGUAGE_OF_MODEL) !== LANGUAGE_OF_MODEL) return [];
  return finderOf(pages).candidates(questionOf(query));
}

/**
 * Answers a query with quotations of the pages of its results.
 * @param likenesses of the first candidates, if a sentence model has read them.
 */
export function quotedAnswer(
  query: string,
  pages: readonly ResultPage[],
  likenesses: readonly Likeness[] = [],
): QuotedAnswer {
  const { parts } = finderOf(pages).find(questionOf(query), likenesses);
  if (parts.length === 0) return { answer: null, sources: [] };
  const quotes = parts.map(({ page, quote }) => ({ text: quote.text, sources: [page.id] }));
  return {
    answer: markedText(quotes),
    sources: [...new Set(quotes.flatMap(({ sources }) => sources))],
  };
}

const finderOf = (pages: readonly ResultPage[]): AnswerFinder => new AnswerFinder(pages.map(answerPage));

const questionOf = (query: string): Question => ({
  text: query,
  terms: questionTerms(query),
  subjectTerms: [],
  isFurther: false,
});

function answerPage({ source, title, snippet, site, ...page }: ResultPage): AnswerPage {
  const { text, headings } = pageContent(page);
  return {
    id: source,
    title,
    text: withoutInstructions(text),
    headings,
    snippet,
    site,
    credibility: CREDIBILITY,
  };
}

function withoutInstructions(text: string): string {
  if (!instructsModel(text)) return text;
  const lines = harmlessLines(text).map((line) => line.join(' '));
  return lines.join('\n');
}
