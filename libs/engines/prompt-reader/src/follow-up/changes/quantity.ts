import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { textsOf, writeText } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** A number, as digits or a word, with the word or sign that it counts. */
interface Quantity {
  start: number;
  end: number;
  number: string;
  unit: string;
  /** Both, as they are written. */
  text: string;
}

const QUANTITY = /(?<![\p{L}\d.,:/–—-])(\d{1,6}(?:[.,]\d+)?|\p{L}+)(?=(\s?%|[\s-](\p{L}{3,})))/gu;
const MIN_STEM = 4;
const CONTEXT = 50;

/** "lead time now 9 weeks": another number of the same unit, where the words of the message are next to it. */
export function changeQuantity(
  editor: Editor,
  { text }: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const words = contentWords(text, language);
  for (const fresh of quantitiesIn(text, language)) {
    const others = words.filter((word) => !fresh.unit.startsWith(word) && fold(fresh.number) !== word);
    const found = editor.next.facts.flatMap((fact) =>
      textsOf(fact).flatMap(([key, value]) =>
        quantitiesIn(value, own)
          .filter((each) => isSameUnit(each.unit, fresh.unit) && fold(each.number) !== fold(fresh.number))
          .map((each) => ({
            fact,
            key,
            value,
            each,
            score: overlap(others, around(value, each), own),
          })),
      ),
    );
    const [best, next] = found.toSorted((a, b) => b.score - a.score);
    // "we have 14 pitches now": no other word is said, and only one sentence counts them.
    const isOnly = others.length === 0 && next === undefined;
    if (best === undefined || (best.score === 0 && !isOnly) || best.score === next?.score) continue;
    const { fact, key, value, each } = best;
    // "one dog" and "two dogs"
    const [text, end] =
      each.unit === fresh.unit ? [fresh.number, each.start + each.number.length] : [fresh.text, each.end];
    writeText(fact, key, value.slice(0, each.start) + text + value.slice(end));
    return {
      kind: 'changed',
      what: `${each.number} ${each.unit}`,
      from: each.number,
      to: `${fresh.number} ${fresh.unit}`,
    };
  }
  return changeAfterWord(editor, text, words, language, own);
}

/** A word and the number after it: "sleeps six". */
const AFTER_WORD = /(?<![\p{L}\d])(\p{L}{4,})\s(\d{1,4}|\p{L}+)(?![\p{L}\d%]|[.,:]\d|\s?(?:%|\/))/gu;

interface Counted {
  word: string;
  number: string;
  /** Where the number begins. */
  start: number;
}

/** "It sleeps six now": the word before the number is once on the site with another number. */
function changeAfterWord(
  editor: Editor,
  text: string,
  words: readonly string[],
  language: Language,
  own: Language,
): Change | null {
  for (const fresh of countedIn(text, language).filter(({ word }) => words.includes(word))) {
    const found = editor.next.facts.flatMap((fact) =>
      textsOf(fact).flatMap(([key, value]) =>
        countedIn(value, own)
          .filter(({ word, number }) => word === fresh.word && fold(number) !== fold(fresh.number))
          .map((each) => ({ fact, key, value, each })),
      ),
    );
    const [place, second] = found;
    if (place === undefined || second !== undefined) continue;
    const { fact, key, value, each } = place;
    const end = each.start + each.number.length;
    writeText(fact, key, value.slice(0, each.start) + fresh.number + value.slice(end));
    return { kind: 'changed', what: each.word, from: each.number, to: fresh.number };
  }
  return null;
}

const countedIn = (text: string, { grammar }: Language): Counted[] =>
  [...text.matchAll(AFTER_WORD)].flatMap(({ 0: whole, 1: word = '', 2: number = '', index }): Counted[] => {
    const isNumber = /^\d/u.test(number) || grammar.numbers.includes(fold(number));
    return isNumber ? [{ word: fold(word), number, start: index + whole.length - number.length }] : [];
  });

function quantitiesIn(text: string, { grammar, monthNames, days, currencies }: Language): Quantity[] {
  return [...text.matchAll(QUANTITY)].flatMap((match): Quantity[] => {
    const [, number = '', rest = '', unit] = match;
    const isNumber = /^\d/u.test(number) || grammar.numbers.includes(fold(number));
    const isDate =
      unit !== undefined && [monthNames, days, currencies].some((words) => words.isIn(fold(unit)));
    if (!isNumber || isDate) return [];
    return [
      {
        start: match.index,
        end: match.index + number.length + rest.length,
        text: number + rest,
        number,
        unit: unit === undefined ? '%' : fold(unit),
      },
    ];
  });
}

const around = (text: string, { start, end }: Quantity): string =>
  `${text.slice(Math.max(0, start - CONTEXT), start)} ${text.slice(end, end + CONTEXT / 2)}`;

const isSameUnit = (a: string, b: string): boolean =>
  a === b ||
  `${a}s` === b ||
  `${b}s` === a ||
  (a.length >= MIN_STEM &&
    b.length >= MIN_STEM &&
    (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))));
