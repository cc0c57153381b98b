import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { fold } from '../../text/fold.js';
import { valuesIn } from '../words/found-values.js';

const MAX_GAP = 12;

/** Where or how people are to see something: "on the front page", "where everybody will see it". */
export function seenIn(folded: string, { notices }: Language): Range[] {
  const viewers = notices.viewers.find(folded);
  const pairs = notices.sees.find(folded).flatMap(({ start, end }): Range[] => {
    const who = viewers.findLast((each) => each.end <= start && start - each.end <= MAX_GAP);
    return who === undefined ? [] : [{ start: who.start, end }];
  });
  return [...notices.seen.find(folded), ...pairs].toSorted((a, b) => a.start - b.start);
}

/** Words of an order for a notice that only order it: "could you please put that up", without what the notice says. */
export function isOnlyOrder(folded: string, language: Language): boolean {
  const { lists, changes, notices, grammar } = language;
  const known = [
    lists.function,
    lists.own,
    lists.wish,
    lists.command,
    lists.imperative,
    lists.remark,
    lists.aside,
    lists.site,
    lists.part,
    changes.add,
    changes.set,
    changes.pronoun,
    changes.question,
    changes.toFirst,
    notices.noun,
    notices.note,
    notices.viewers,
    notices.sees,
    notices.seen,
    notices.reads,
    notices.says,
    notices.putting,
    notices.passing,
    notices.closing,
    lists.closed,
    lists.until,
  ].flatMap((list) => list.find(folded));
  const left = uncoveredWords(folded, known);
  // Where words are not spaced, endings of verbs are left.
  const words = grammar.isSpaced
    ? left
    : left.filter((word) => /[\p{Script=Han}\p{Script=Katakana}]{2}|\d/u.test(word));
  return words.length === 0;
}

/** Whether a text is of a time that passes: a closure, a date, "next week"; what holds always is no notice. */
export function isOfSomeTime(text: string, language: Language): boolean {
  const { lists, days, monthNames, notices } = language;
  const folded = fold(text);
  if (notices.passing.isIn(folded) || monthNames.isIn(folded)) return true;
  if (valuesIn(text, language).some(({ type }) => type === 'date')) return true;
  const isOff = lists.closed.isIn(folded) || lists.negation.isIn(folded);
  return isOff && days.isIn(folded) && /\d/u.test(text);
}

/** Whether a message is about the notice, by its name or as a closure: "we are shut until the 18th now". */
export const namesNotice = (folded: string, { notices, lists }: Language): boolean =>
  [notices.noun, notices.closing, notices.passing, lists.closed].some((list) => list.isIn(folded));
