/** The answer of mode `ai` without a language model, as it is found in a reading thread. */
import { AnswerFinder, type AnswerPage, markedText, pageContent, questionTerms } from '@capstan/answers';
import { instructsModel } from '@capstan/text-analysis';
import { harmlessLines } from './harmless-lines.js';
import type { ResultPage } from './result-pages.js';

/** Nothing is known of the authors of a result. */
const CREDIBILITY = 0.5;

/** An answer made of quotations: every sentence is verbatim in the source it cites. */
export interface QuotedAnswer {
  /** Each quotation followed by its `[Source n]`; null if none fits the query. */
  answer: string | null;
  /** Positions of the quoted results from 1, in the order of the answer. */
  sources: number[];
}

/** Answers a query with quotations of the pages of its results. */
export function quotedAnswer(query: string, pages: readonly ResultPage[]): QuotedAnswer {
  const finder = new AnswerFinder(pages.map(answerPage));
  const found = finder.find({ text: query, terms: questionTerms(query), subjectTerms: [], isFurther: false });
  if (!found) return { answer: null, sources: [] };
  const quotes = found.parts.map(({ page, quote }) => ({ text: quote.text, sources: [page.id] }));
  return {
    answer: markedText(quotes),
    sources: [...new Set(quotes.flatMap(({ sources }) => sources))],
  };
}

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
