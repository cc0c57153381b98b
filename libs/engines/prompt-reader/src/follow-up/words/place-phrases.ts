import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';

/** "in the Friendship Rooms, 12 Church Street, Whitby" */
export interface PlacePhrase extends Range {
  preposition: string;
  /** With its article, as it is written: "the Friendship Rooms". */
  name: string;
  /** What follows of the address, with its comma; empty if nothing does. */
  address: string;
}

const NAMES = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}`, 'gu');
const LISTED = new RegExp(String.raw`,\s(${NAME})(?=\s?(?:,|\.?\s?$))`, 'gu');
/** A preposition, and at most two small words after it. */
const LEAD = /(?<![\p{L}\p{N}])(\p{L}{1,4})\s((?:\p{Ll}{1,4}\s){0,2})$/u;
const MAX_LEAD = 20;
/** "Pannett Park hall" */
const NOUN = /^\s(\p{Ll}{3,})(?![\p{L}\p{N}])/u;
const OF = /^\s(?:d[eu]s?|d['’]|de la|del|della|dei|d[ao]s?|of)\s?(\p{Ll}{3,})(?![\p{L}\p{N}])/u;
const PART = /^,\s*([^,.;:!?()\n]{2,60})/u;
const IS_ADDRESS = /^\d{1,4}\p{L}?\s\p{L}|\d{4,5}(?:\s|$)|\p{Lu}{1,2}\d|\s\d{1,4}\p{Ll}?$/u;
const MAX_PARTS = 4;

/**
 * The places that a text names after a preposition, with their addresses.
 * @param isMove of a text about where something goes: "to" is before a place, too.
 */
export function placePhrases(text: string, language: Language, isMove = true): PlacePhrase[] {
  if (!language.grammar.isSpaced) return [];
  const { monthNames, days } = language;
  return [...text.matchAll(NAMES)].flatMap(({ 0: run, index }) => {
    const lead = leadBefore(text, index, language, isMove);
    if (lead === null || monthNames.isIn(fold(run)) || days.isIn(fold(run))) return [];
    const nameEnd = nounEnd(text, index + run.length, language);
    const end = addressEnd(text, nameEnd, language);
    const name = text.slice(lead.start + lead.preposition.length, nameEnd).trim();
    return [{ ...lead, end, name, address: text.slice(nameEnd, end) }];
  });
}

/** "…, St Mungo's Hall, 3 Great Junction Street, Edinburgh": a name between commas, with its address or last. */
export function listedPlaces(text: string, language: Language): PlacePhrase[] {
  if (!language.grammar.isSpaced) return [];
  return [...text.matchAll(LISTED)].flatMap(({ 1: name = '', index }) => {
    const named = index + text.slice(index).indexOf(name) + name.length;
    const end = addressEnd(text, named, language);
    const isLast = ['', '.'].includes(text.slice(named).trim());
    if (end === named && !isLast) return [];
    return [{ start: named - name.length, end, preposition: '', name, address: text.slice(named, end) }];
  });
}

/** The preposition of a place with nothing but articles between it and the name. */
function leadBefore(
  text: string,
  index: number,
  { lists, messages }: Language,
  isMove: boolean,
): Pick<PlacePhrase, 'start' | 'preposition'> | null {
  const from = Math.max(0, index - MAX_LEAD);
  const before = text.slice(from, index);
  // bounded: MAX_LEAD
  for (let match = LEAD.exec(before); match !== null;) {
    const [, preposition = '', articles = ''] = match;
    const isPlace = [lists.place, ...(isMove ? [messages.movesTo] : [])].some((list) =>
      list.isWord(fold(preposition)),
    );
    if (isPlace && articles.split(' ').every((word) => word === '' || lists.function.isWord(word)))
      return { start: from + match.index, preposition };
    const next = LEAD.exec(before.slice(match.index + preposition.length));
    if (next === null) return null;
    next.index += match.index + preposition.length;
    match = next;
  }
  return null;
}

/** "Pannett Park hall", "Maison des associations": small nouns are part of the name. */
function nounEnd(text: string, end: number, { lists, changes, messages }: Language): number {
  const rest = OF.exec(text.slice(end)) ?? NOUN.exec(text.slice(end));
  const noun = fold(rest?.[1] ?? '');
  const grammar = [
    lists.function,
    changes.set,
    changes.instead,
    changes.renewed,
    messages.movesPlace,
    lists.aside,
    lists.remark,
  ];
  return rest === null || grammar.some((list) => list.isWord(noun)) ? end : end + rest[0].length;
}

/** "…, 12 Church Street, Whitby": parts with numbers or streets, and the towns after them. */
function addressEnd(text: string, start: number, { lists, changes }: Language): number {
  let end = start;
  const [instead] = changes.instead.find(fold(text.slice(start)));
  const whole = text.slice(0, instead === undefined ? undefined : start + instead.start);
  let isAddress = false;
  for (let count = 0; count < MAX_PARTS; count += 1) {
    const part = PART.exec(whole.slice(end));
    const said = part?.[1]?.trim() ?? '';
    const isStreet = IS_ADDRESS.test(said) || lists.street.isIn(fold(said));
    const isTown = /^\p{Lu}[\p{L}'’ -]*$/u.test(said);
    if (part === null || (!isStreet && !isTown)) break;
    isAddress ||= isStreet;
    end += part[0].trimEnd().length;
  }
  return isAddress ? end : start;
}

/** "Rooms" of "the Rooms": from the first capital on. */
export const bareName = (name: string): string => name.slice(Math.max(0, name.search(/\p{Lu}/u)));
