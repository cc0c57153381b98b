import type { SiteDocument } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { type Rewriting, RewrittenText } from '../../clauses/rewritten-text.js';
import { sentencesOf } from '../../clauses/sentences.js';
import type { Language } from '../../packs/language.js';
import { overlaps, type Range } from '../../text/range.js';
import { saidSentence } from './said-sentence.js';
import { QUOTED } from '../words/quoted.js';
import { spelledAmounts } from '../words/spelled-amounts.js';

const QUOTES = new RegExp(QUOTED.source, 'gu');

/** A message with its prices as digits and its short writings in full; what visitors are to read stays as it is written. */
export function plainMessage(
  written: string,
  { facts }: SiteDocument,
  language: Language,
  index: number,
): PromptText {
  const prompt = new PromptText(written, language, index);
  const currency =
    facts.flatMap((fact) =>
      fact.type === 'item' && typeof fact.price === 'object' ? [fact.price.currency] : [],
    )[0] ??
    Object.keys(language.grammar.currencies)[0] ??
    'EUR';
  const amounts = spelledAmounts(prompt.folded, language, currency);
  const writings = language.everyday.writings
    .find(prompt.folded)
    .map(({ start, end, key }): Rewriting => ({ start, end, text: key }))
    .filter((each) => !amounts.some((amount) => overlaps(amount, each)));
  const kept = forVisitors(prompt);
  const rewritings = [...amounts, ...writings]
    .filter((each) => !kept.some((range) => overlaps(range, each)))
    .toSorted((a, b) => a.start - b.start);
  return rewritings.length === 0 ? prompt : new RewrittenText(written, rewritings, language, index);
}

/** Quotations, and what follows the colon of a text that is announced. */
function forVisitors(prompt: PromptText): Range[] {
  const { text, folded, language } = prompt;
  const quotes = [...text.matchAll(QUOTES)].map(({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }));
  const said = sentencesOf(prompt).flatMap((sentence) => saidSentence(prompt, sentence) ?? []);
  const colon = folded.search(/[:：]/u);
  const { notices, messages } = language;
  const isAnnounced = [notices.noun, notices.note, messages.headline].some((list) =>
    list.isIn(folded.slice(0, Math.max(0, colon))),
  );
  return [...quotes, ...said, ...(isAnnounced ? [{ start: colon, end: text.length }] : [])];
}
