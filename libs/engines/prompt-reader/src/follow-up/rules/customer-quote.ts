import type { SiteDocument } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { QUOTED } from '../words/quoted.js';
import type { FoundRule } from './found-rule.js';

const QUOTES = new RegExp(QUOTED.source, 'gu');
const NAMES = new RegExp(`${NAME}(?:\\s(?:&|and|und|et|y|e)\\s${NAME})?`, 'gu');

/** 'another nice one came in: "Worth every penny" from Mr Patel', where the site has what customers say. */
export function customerQuote(text: string, { facts }: SiteDocument, language: Language): FoundRule | null {
  const [quote, second] = [...text.matchAll(QUOTES)];
  const said = quote?.[1]?.trim() ?? '';
  const isThere = facts.some(({ type }) => type === 'quote');
  if (quote === undefined || second !== undefined || said === '' || !isThere) return null;
  const rest = `${text.slice(0, quote.index)} , ${text.slice(quote.index + quote[0].length)}`;
  const folded = fold(rest);
  const { messages, notices, changes, lists } = language;
  const others = [messages.headline, messages.section, notices.noun, changes.rename, changes.remove];
  const isOther = [...others, lists.command].some((list) => list.isIn(folded));
  const isMore = [changes.add, messages.oneMore].some((list) => list.isIn(folded));
  if (isOther || !isMore) return null;
  // The first word of a message is capital, too.
  const from = rest.search(/\p{L}/u);
  const names = [...rest.matchAll(NAMES)].filter(
    ({ index, 0: name }) => index > from && isOfPerson(name, rest, index, language),
  );
  const by = names.at(-1)?.[0];
  return {
    order: { fact: null, text: said, isQuote: true, ...(by === undefined ? {} : { by }) },
    isFirst: true,
  };
}

/** In German any noun is capital: a person's name is last, or of two words. */
const isOfPerson = (name: string, text: string, at: number, { grammar }: Language): boolean =>
  !grammar.nounsAreCapital || /\s/u.test(name) || text.slice(at + name.length).trim() === '';
