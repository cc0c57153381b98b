import type { Fact, FactOf, Weekday } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { withDate, yearOf } from './date-like.js';
import { daysAt } from './days-at.js';
import { contactKey, type FoundValue, leadOf, type ValueType, valuesIn } from './found-values.js';
import { timeLike } from './half-days.js';
import { ledTimes } from './led-times.js';

/** A value of a fact that an instruction can change. */
export interface Slot {
  fact: string;
  type: ValueType;
  key: string;
  /** What is next to it: the name of the item, the clause. */
  context: string;
  /** The few letters before it, folded. */
  lead: string;
  /** Of a time, the days of the week of which it is. */
  days?: readonly Weekday[];
  /** Changes it within its fact. */
  write(fact: Fact, value: FoundValue): void;
}

/** Everything in the facts of a document that is a value. */
export function slotsOf(facts: readonly Fact[], language: Language): Slot[] {
  return facts.flatMap((fact): Slot[] => [
    ...ownSlots(fact, language),
    ...timeSlots(fact, language),
    ...textSlots(fact, language),
  ]);
}

function ownSlots(fact: Fact, language: Language): Slot[] {
  if (fact.type === 'item' && typeof fact.price === 'object') {
    const { amount } = fact.price;
    const context = [fact.name, fact.group, fact.note, fact.description, fact.price.per]
      .filter(Boolean)
      .join(' ');
    const write = (each: Fact, value: FoundValue): void => {
      if (each.type === 'item' && typeof each.price === 'object')
        each.price = { ...each.price, amount: Number(value.key) };
    };
    return [{ fact: fact.id, type: 'price', key: String(amount), context, lead: '', write }];
  }
  if (fact.type === 'date') {
    const write = (each: Fact, { key, text }: FoundValue): void => {
      if (each.type === 'date') Object.assign(each, movedTo(each, key, text));
    };
    // The title may say the day, too; what it is about are the other words.
    const context = valuesIn(fact.title, language).reduceRight(
      (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
      fact.title,
    );
    return [{ fact: fact.id, type: 'date', key: dayKey(fact.start), context, lead: '', write }];
  }
  if (fact.type === 'contact' && (fact.channel === 'phone' || fact.channel === 'email')) {
    const { channel } = fact;
    const write = (each: Fact, value: FoundValue): void => {
      if (each.type === 'contact') each.value = written(each.value, value, language);
    };
    return [
      {
        fact: fact.id,
        type: channel,
        key: contactKey(fact.value, channel),
        context: fact.label ?? '',
        lead: '',
        write,
      },
    ];
  }
  return [];
}

/** A date at another day and month, in the year that is said, else in its own; what lasts days lasts as long. */
function movedTo(
  { start, end }: FactOf<'date'>,
  key: string,
  text: string,
): Pick<FactOf<'date'>, 'start' | 'end'> {
  const [month = '', day = ''] = key.split('-');
  const year = /\d{4}/u.exec(text)?.[0] ?? yearOf(Number(start.slice(0, 4)), dayKey(start), key);
  const to = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moved = Date.parse(to) - Date.parse(start.slice(0, 10));
  const dayOf = (local: string): string =>
    new Date(Date.parse(local.slice(0, 10)) + moved).toISOString().slice(0, 10) + local.slice(10);
  return { start: dayOf(start), ...(end === undefined ? {} : { end: dayOf(end) }) };
}

/** Month and day, as values of texts have them. */
export const dayKey = (local: string): string => local.slice(5, 10).split('-').map(Number).join('-');

/** The weekly times of an item. */
function timeSlots(fact: Fact, { grammar }: Language): Slot[] {
  if (fact.type !== 'item') return [];
  return (fact.times ?? []).flatMap(({ days, starts, ends }, index): Slot[] => {
    const context = [fact.name, ...days.flatMap((day) => grammar.days[day].slice(0, 1))].join(' ');
    const slot = (end: 'starts' | 'ends', key: string, lead: string): Slot => ({
      fact: fact.id,
      type: 'time',
      key,
      context,
      lead,
      days,
      write: (each, value) => {
        if (each.type === 'item' && each.times?.[index])
          each.times[index] = { ...each.times[index], [end]: value.key };
      },
    });
    const [until = ''] = grammar.until;
    return [slot('starts', starts, ''), ...(ends === undefined ? [] : [slot('ends', ends, until)])];
  });
}

/** The values of a sentence for visitors. */
function saidValues(text: string, language: Language): FoundValue[] {
  const values = valuesIn(text, language);
  return [...values, ...ledTimes(text, language, values)].toSorted((a, b) => a.start - b.start);
}

const MAX_CONTEXT = 60;

function textSlots(fact: Fact, language: Language): Slot[] {
  return textsOf(fact).flatMap(([key, text]) =>
    saidValues(text, language).map((found, index, all): Slot => ({
      fact: fact.id,
      type: found.type,
      key: found.key,
      context: clauseAround(text, found, endOfOther(text, found, all[index - 1], language)),
      lead: leadOf(text, found.start),
      ...(found.type === 'time' ? { days: daysAt(text, found, language) } : {}),
      write: (each, value) => {
        const now = textOf(each, key);
        const same = saidValues(now, language)[index];
        const range = same?.key === found.key ? same : found;
        writeText(
          each,
          key,
          value.type === 'date'
            ? withDate(now, range, value, language)
            : now.slice(0, range.start) +
                written(now.slice(range.start, range.end), value, language) +
                now.slice(range.end),
        );
      },
    })),
  );
}

/** A new value in the place of an old one, in the writing of the old one where only a part of it is new. */
function written(old: string, { type, key, text, isBare, isEnd }: FoundValue, language: Language): string {
  if (isBare === true && type === 'time') return timeLike(old, key, language);
  if (isBare === true) return old.replace(/\d[\d.,]*/u, text);
  if (isEnd !== true) return text;
  let left = text.length;
  let at = old.length;
  const digits = [...old];
  while (at > 0 && left > 0) {
    at -= 1;
    if (!/\d/u.test(digits[at] ?? '')) continue;
    left -= 1;
    digits[at] = text.charAt(left);
  }
  return digits.join('');
}

/** The texts of a fact that can contain values. */
export function textsOf(fact: Fact): [key: string, text: string][] {
  const keys = ['text', 'title', 'note', 'description', 'about', 'directions'];
  const entries =
    fact.type === 'list'
      ? fact.entries.map((entry, index): [string, string] => [`entry ${index}`, entry])
      : [];
  const own = keys.flatMap((key): [string, string][] => {
    const text: unknown = Reflect.get(fact, key);
    return typeof text === 'string' ? [[key, text]] : [];
  });
  return [...own, ...entries];
}

/** Writes one of the texts of a fact; an entry of a list by its number. */
export function writeText(fact: Fact, key: string, text: string): void {
  const entry = /^entry (\d+)$/.exec(key)?.[1];
  if (entry === undefined) Reflect.set(fact, key, text);
  else if (fact.type === 'list') fact.entries[Number(entry)] = text;
}

const textOf = (fact: Fact, key: string): string => new Map(textsOf(fact)).get(key) ?? '';

/** "in from 3pm and out by 10am": where the value before "and" ends, of which the words before it are. */
const endOfOther = (
  text: string,
  { start, type }: FoundValue,
  last: FoundValue | undefined,
  { grammar, lists }: Language,
): number =>
  last !== undefined &&
  last.type === type &&
  grammar.isSpaced &&
  lists.and.find(fold(text.slice(last.end, start))).some((and) => and.end < start - last.end - 1)
    ? last.end
    : 0;

/** The words before a value in its clause, and a few after it. */
function clauseAround(text: string, { start, end }: Range, from: number): string {
  const before = text.slice(Math.max(from, start - MAX_CONTEXT), start);
  const cut = before.search(/[,;(/|·•][^,;(/|·•]*$/u);
  return `${cut === -1 || before.length - cut < 3 ? before : before.slice(cut)} ${text.slice(end, end + 16).split(/[,;.]/u)[0] ?? ''}`;
}
