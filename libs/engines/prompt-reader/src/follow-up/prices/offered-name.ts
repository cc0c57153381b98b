import { trimEnd } from '../../text/trim-end.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { contentWords } from '../words/words.js';

/** What a sentence offers: its name, and whether an owner says "we …" of it. */
export interface OfferedName {
  text: string;
  isOurs: boolean;
}

const MAX_WORDS = 6;
const EDGE = ',:;.!(–—-';
const START = /^[\s,:;.!(–—-]+/u;
const PARTICLES = 'もをがはに、。：:';

/** "we also hire cargo bikes now": cargo bikes. Null where more is said than that there is something. */
export function offeredName(said: string, language: Language): OfferedName | null {
  const name = language.grammar.isSpaced ? spacedName(said, language) : unspacedName(said, language);
  if (name === null) return null;
  const { changes, lists, messages, grammar } = language;
  const folded = fold(name.text);
  const others = [changes.set, changes.rename, changes.replace, changes.old, changes.keep, messages.puts];
  // "we now take two dogs" says how many.
  const [, ...counts] = grammar.numbers.map((each) => fold(each));
  const isMore =
    counts.includes(folded.split(/\s+/u)[0] ?? '') ||
    /[,;:.!?？、。\d]/u.test(name.text) ||
    [...others, lists.negation, lists.isA, changes.all].some((list) => list.isIn(folded)) ||
    (grammar.isSpaced && name.text.split(/\s+/u).length > MAX_WORDS);
  return isMore || contentWords(name.text, language).length === 0 ? null : name;
}

/** "親子コースも始めました": what precedes the verb that adds. */
function unspacedName(said: string, { changes }: Language): OfferedName | null {
  const [verb] = changes.add.find(fold(said));
  return verb === undefined ? null : { text: trimEnd(said.slice(0, verb.start), PARTICLES), isOurs: false };
}

function spacedName(said: string, language: Language): OfferedName | null {
  const folded = fold(said);
  const lead = leadOf(folded, said, language);
  const text = trimEnd(said.slice(lead.end, tailStart(folded, lead.end, language)), EDGE).replace(START, '');
  return { text: lead.verb === '' ? text : `${text} ${lead.verb}`, isOurs: lead.isOurs };
}

/** Up to where a sentence only says that there is something; in German with the verb, which names it too: "Vorhänge nähen". */
function leadOf(
  folded: string,
  said: string,
  language: Language,
): { end: number; isOurs: boolean; verb: string } {
  const { changes, lists, messages, grammar } = language;
  const plain = [
    changes.add,
    lists.remark,
    lists.wish,
    lists.command,
    lists.function,
    lists.aside,
    lists.and,
    messages.puts,
    messages.nowadays,
  ];
  const found: Range[] = plain.flatMap((list) => list.find(folded));
  const we = messages.weOffer.find(folded);
  const tokens = tokensOf(folded);
  let end = 0;
  let isOurs = false;
  let isVerbNext = false;
  let verb = '';
  for (;;) {
    const token = tokens.find(({ start }) => start >= end);
    if (token === undefined) break;
    // "Stick-on soles": a part of a word is not a verb; "pouvez-vous" is.
    const isPart =
      /^-\p{L}/u.test(folded.slice(token.end)) &&
      !found.some(({ start, end: to }) => start === token.start && to > token.end);
    if (isPart) break;
    const pronoun = we.find(({ start }) => start === token.start);
    const isOwnVerb =
      isVerbNext || (!isOurs && grammar.messages.weEndings.some((ending) => token.text.endsWith(ending)));
    const isNoun = grammar.nounsAreCapital && /\p{Lu}/u.test(said.charAt(token.start));
    const adverb = longest(
      [lists.function, changes.add, messages.nowadays]
        .flatMap((list) => list.find(folded))
        .filter((word) => word.start === token.start && word.end === token.end),
    );
    const other = longest(found.filter(({ start }) => start === token.start));
    if (pronoun !== undefined && !isOurs) {
      end = pronoun.end;
      isOurs = true;
      isVerbNext = true;
    } else if (isOwnVerb && (adverb === undefined || messages.puts.isWord(token.text)) && !isNoun) {
      end = token.end;
      const isPlain = other !== undefined || lists.isA.isWord(token.text);
      verb = grammar.nounsAreCapital && !isPlain ? said.slice(token.start, token.end) : '';
      isOurs = true;
      isVerbNext = false;
    } else if (isVerbNext && adverb !== undefined) end = adverb.end;
    else if (other !== undefined) end = other.end;
    else break;
  }
  return { end, isOurs, verb };
}

/** Without "… now", "… as well, for": words of grammar, and those before a price, at the end. */
function tailStart(folded: string, from: number, { changes, lists, messages }: Language): number {
  const { priceLink, priceFrom, remark } = lists;
  const found = [changes.add, lists.function, priceLink, priceFrom, remark, messages.nowadays]
    .flatMap((list) => list.find(folded))
    // "home pick-up"
    .filter(({ start }) => !/\p{L}-$/u.test(folded.slice(0, start)));
  let end = folded.length;
  for (;;) {
    const left = trimEnd(folded.slice(0, end), EDGE).length;
    const last = longest(found.filter((word) => word.end === left && word.start > from));
    if (last === undefined) return left;
    end = last.start;
  }
}

const longest = (ranges: readonly Range[]): Range | undefined =>
  ranges.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
