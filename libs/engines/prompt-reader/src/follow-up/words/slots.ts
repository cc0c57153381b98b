import type { Fact, FactOf } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findContacts } from '../../extract/contacts.js';
import { findDates } from '../../extract/dates.js';
import { findMoney } from '../../extract/money.js';
import { clockOf, findTimes } from '../../extract/times.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';

export type ValueType = 'price' | 'time' | 'phone' | 'email' | 'date';

/** A value in a text, as an instruction names it or a fact has it. */
export interface FoundValue extends Range {
  type: ValueType;
  /** To compare with: amount and currency, 24 hours, digits, month and day. */
  key: string;
  text: string;
  /** The few letters before it, folded: "from", "until". */
  lead?: string;
  /** A number without a sign of a currency: that of the old value stays. */
  isBare?: boolean;
  /** Only the end of the number: the digits before it stay. */
  isEnd?: boolean;
}

/** A value of a fact that an instruction can change. */
export interface Slot {
  fact: string;
  type: ValueType;
  key: string;
  /** What is next to it: the name of the item, the clause. */
  context: string;
  /** The few letters before it, folded. */
  lead: string;
  /** Changes it within its fact. */
  write(fact: Fact, value: FoundValue): void;
}

const MAX_KEPT = 2000;
const kept = new WeakMap<Language, Map<string, readonly FoundValue[]>>();

/** The values in a text by their types. The last texts are kept: each way to read a message looks at all facts. */
export function valuesIn(text: string, language: Language): readonly FoundValue[] {
  const known = kept.get(language) ?? new Map<string, readonly FoundValue[]>();
  if (known.size >= MAX_KEPT) known.clear();
  kept.set(language, known);
  const found = known.get(text) ?? findValues(text, language, 'USD');
  known.set(text, found);
  return found;
}

function findValues(text: string, language: Language, dollar: string): FoundValue[] {
  const prompt = new PromptText(text, language, 0);
  const whole = { start: 0, end: text.length };
  const dates = findDates(prompt);
  const monies = findMoney(prompt, whole, dollar);
  const contacts = findContacts(prompt, [...dates, ...monies]);
  const taken = [...dates, ...monies, ...contacts];
  const times = findTimes(prompt, whole, taken).flatMap(({ from, to }) =>
    to === null ? [from] : [from, to],
  );
  const at = (range: Range, type: ValueType, key: string): FoundValue => ({
    start: range.start,
    end: range.end,
    type,
    key,
    text: text.slice(range.start, range.end),
    lead: leadOf(text, range.start),
  });
  return [
    ...monies.map((found) => at(found, 'price', String(found.money.amount))),
    ...contacts.flatMap((found) =>
      found.channel === 'phone' || found.channel === 'email'
        ? [at(found, found.channel, contactKey(found.value, found.channel))]
        : [],
    ),
    ...dates.map((found) => at(found, 'date', `${found.month}-${found.day}`)),
    ...times
      .filter(({ isMarked, meridiem }) => isMarked || meridiem !== null)
      .map((found) => at(found, 'time', clockOf(found))),
  ].toSorted((a, b) => a.start - b.start);
}

const MAX_LEAD = 12;
const leadOf = (text: string, start: number): string =>
  fold(text.slice(Math.max(0, start - MAX_LEAD), start));

const contactKey = (value: string, channel: 'phone' | 'email'): string =>
  channel === 'phone' ? value.replaceAll(/\D/g, '') : value.toLowerCase();

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
      if (each.type === 'contact') each.value = written(each.value, value);
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
  const year = /\d{4}/u.exec(text)?.[0] ?? start.slice(0, 4);
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
      write: (each, value) => {
        if (each.type === 'item' && each.times?.[index])
          each.times[index] = { ...each.times[index], [end]: value.key };
      },
    });
    const [until = ''] = grammar.until;
    return [slot('starts', starts, ''), ...(ends === undefined ? [] : [slot('ends', ends, until)])];
  });
}

const MAX_CONTEXT = 60;

function textSlots(fact: Fact, language: Language): Slot[] {
  return textsOf(fact).flatMap(([key, text]) =>
    valuesIn(text, language).map((found, index): Slot => ({
      fact: fact.id,
      type: found.type,
      key: found.key,
      context: clauseAround(text, found),
      lead: leadOf(text, found.start),
      write: (each, value) => {
        const now = textOf(each, key);
        const same = valuesIn(now, language)[index];
        const range = same?.key === found.key ? same : found;
        writeText(
          each,
          key,
          now.slice(0, range.start) +
            written(now.slice(range.start, range.end), value) +
            now.slice(range.end),
        );
      },
    })),
  );
}

/** A new value in the place of an old one, in the writing of the old one where only a part of it is new. */
function written(old: string, { text, isBare, isEnd }: FoundValue): string {
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

/** The words before a value in its clause, and a few after it. */
function clauseAround(text: string, { start, end }: Range): string {
  const before = text.slice(Math.max(0, start - MAX_CONTEXT), start);
  const cut = before.search(/[,;(/|·•][^,;(/|·•]*$/u);
  return `${cut === -1 || before.length - cut < 3 ? before : before.slice(cut)} ${text.slice(end, end + 16).split(/[,;.]/u)[0] ?? ''}`;
}
