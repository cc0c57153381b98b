import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from './drafts.js';

const QUOTE = /["“„«]([^"“”„«»\n]{12,400})["”“»]\s{0,2}[,(]?\s{0,2}[–—-]\s{0,2}([^\n"“„«.;]{2,60})/gu;
const MIN_WORDS = 3;

/** "They turned our bog into a garden." – Mrs Ali: a quotation with the name of who said it. */
export const findQuotes = ({ text }: PromptText): Draft[] =>
  [...text.matchAll(QUOTE)].flatMap((match): Draft[] => {
    const [whole, said = '', by = ''] = match;
    const isNamed = /^\p{Lu}|^\p{Script=Han}/u.test(by.trim()) && by.trim().split(/\s+/u).length <= 6;
    if (!isNamed || said.trim().split(/\s+/u).length < MIN_WORDS) return [];
    const range = { start: match.index, end: match.index + whole.length };
    return [{ fact: { type: 'quote', text: said.trim(), by: by.trim() }, range, covers: [range] }];
  });
