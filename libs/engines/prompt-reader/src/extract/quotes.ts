import { quotationsIn } from '../clauses/quotations.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range } from '../text/range.js';
import { sinceLast } from '../text/since-last.js';
import { trimEnd } from '../text/trim-end.js';
import type { Draft } from './drafts.js';
import { NAME } from './name-shape.js';

const QUOTE = /["“„«]([^"“”„«»\n]{12,400})["”“»]\s{0,2}[,(]?\s{0,2}[–—-]\s{0,2}([^\n"“„«.;]{2,60})/gu;
const MIN_WORDS = 3;
const MAX_BY_WORDS = 6;

/** Quotations with the name of who said them, behind: "They turned our bog into a garden." – Mrs Ali; or in front. */
export const findQuotes = (prompt: PromptText, sentences: readonly Range[]): Draft[] => [
  ...quotesWithNameBehind(prompt),
  ...quotesWithNameInFront(prompt, sentences),
];

const quotesWithNameBehind = ({ text }: PromptText): Draft[] =>
  [...text.matchAll(QUOTE)].flatMap((match): Draft[] => {
    const [whole, said = '', by = ''] = match;
    const isNamed =
      /^\p{Lu}|^\p{Script=Han}/u.test(by.trim()) && by.trim().split(/\s+/u).length <= MAX_BY_WORDS;
    if (!isNamed || said.trim().split(/\s+/u).length < MIN_WORDS) return [];
    const range = { start: match.index, end: match.index + whole.length };
    return [{ fact: { type: 'quote', text: said.trim(), by: by.trim() }, range, covers: [range] }];
  });

/** Characters between the start of a name and the quotation after it. */
const MAX_LEAD = 100;
/** A name of two words and more, and what the person is. */
const NAMED = new RegExp(String.raw`(?<by>${NAME}(?:,\s[^\n.;:!?"“„«]{2,50})?)$`, 'u');
const COLON = /\s{0,2}[:：,]\s{0,2}$/u;

/** "a quote from Edda Plowrith, head teacher in Clun: “…”"; "Edda Plowrith wrote: “…”" */
function quotesWithNameInFront(prompt: PromptText, sentences: readonly Range[]): Draft[] {
  return quotationsIn(prompt, { start: 0, end: prompt.text.length }).flatMap(
    ({ text, ...range }): Draft[] => {
      const sentence = sentences.find((each) => overlaps(each, range));
      const from = Math.max(sentence?.start ?? 0, range.start - MAX_LEAD);
      const lead = prompt.text.slice(from, range.start);
      const isLong = text.split(/\s+/u).length >= MIN_WORDS;
      const author = isLong && COLON.test(lead) ? authorOf(prompt, lead.replace(COLON, '')) : null;
      if (author === null) return [];
      const whole = {
        start: author.isOrdered ? startOfOrder(prompt, from + author.start) : from + author.start,
        end: range.end,
      };
      return [{ fact: { type: 'quote', text, by: author.by }, range: whole, covers: [whole] }];
    },
  );
}

/** Who says what follows: a name before or after a word such as "says" or "from". */
function authorOf(
  { language }: PromptText,
  lead: string,
): { by: string; start: number; isOrdered: boolean } | null {
  const { says } = language.outline;
  const verb = says.atEnd(fold(lead));
  const named = trimEnd(verb === undefined ? lead : lead.slice(0, verb.start), ',');
  const match = NAMED.exec(named);
  const by = match?.groups?.['by'];
  if (match === null || by === undefined || !/\p{L}\s\p{L}/u.test(by)) return null;
  if (verb !== undefined) return { by, start: match.index, isOrdered: false };
  const link = says.atEnd(fold(lead.slice(0, match.index)));
  return link === undefined ? null : { by, start: link.start, isOrdered: true };
}

const MAX_ORDER = 160;

/** Where "It would be lovely to include a quote" begins, which is for the builder; without such words the end itself. */
function startOfOrder(prompt: PromptText, end: number): number {
  const { wish, command, imperative } = prompt.language.lists;
  const order = sinceLast(prompt.folded.slice(Math.max(0, end - MAX_ORDER), end), '.!?,;\n');
  return [wish, command, imperative].some((list) => list.isIn(order)) ? end - order.trimStart().length : end;
}
