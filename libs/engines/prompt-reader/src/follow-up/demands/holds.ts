import { HALF_DAY, minutesIn, minutesOfNumber } from '../words/clock.js';
import { type Fact, type Weekday, wordsOfFact } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import { hasWords } from '../../text/whole-words.js';
import { saidOf } from './changed-parts.js';
import { saysNumber } from './counts.js';
import type { Demand } from './demand.js';
import { daysOf } from './demands.js';
import type { ValueType } from '../words/found-values.js';
import { dayKey, slotsOf, textsOf } from '../words/slots.js';

/** A value of a fact, wherever the fact keeps it. */
export interface OwnValue {
  type: ValueType;
  key: string;
}

/** All values of a fact: of its texts, its price, its hours, its day. */
export function ownValues(fact: Fact, own: Language): OwnValue[] {
  const slots = slotsOf([fact], own).map(({ type, key }): OwnValue => ({ type, key }));
  const times = fact.type === 'hours' ? [fact.opens, fact.closes] : [];
  const days = fact.type === 'date' ? [fact.start, fact.end] : [];
  return [
    ...slots,
    ...times.flatMap((key): OwnValue[] => (key === undefined ? [] : [{ type: 'time', key }])),
    ...days.flatMap((day): OwnValue[] => (day === undefined ? [] : [{ type: 'date', key: dayKey(day) }])),
  ];
}

/** Whether a fact says what a message says. */
export function holds(fact: Fact, demand: Demand, own: Language): boolean {
  if (demand.type === 'days') return daysOf(demand).every((day) => daysOfFact(fact, own).includes(day));
  if (demand.isOfPeople === true && fact.type === 'item' && fact.places === Number(demand.key)) return true;
  if (demand.counts !== undefined) return saysNumber(wordsOfFact(fact).join(' '), demand.counts, demand.text);
  if (demand.isOfPeople === true) return hasWords(wordsOfFact(fact).join(' '), demand.text);
  if (hasWords(saidOf(fact), demand.text)) return true;
  if (demand.type === 'name' || demand.type === 'quote') return false;
  return ownValues(fact, own).some((value) =>
    demand.type === 'number' ? isNumber(value, Number(demand.key)) : isValue(value, demand),
  );
}

function isValue({ type, key }: OwnValue, demand: Demand): boolean {
  if (type !== demand.type) return false;
  if (key === demand.key) return true;
  const isPlain = type === 'time' && !/[ap]\.?m|午/iu.test(demand.text);
  return isPlain && minutesIn(key) % HALF_DAY === minutesIn(demand.key) % HALF_DAY;
}

/** A number without a sign is a price, a time of either half of the day, or the end of a phone number. */
function isNumber({ type, key }: OwnValue, number: number): boolean {
  if (type === 'price') return Number(key) === number;
  if (type === 'phone') return number > 99 && key.endsWith(String(number));
  const minutes = minutesOfNumber(number);
  return type === 'time' && minutesIn(key) % HALF_DAY === minutes % HALF_DAY;
}

export function daysOfFact(fact: Fact, language: Language): Weekday[] {
  if (fact.type === 'hours') return fact.days;
  if (fact.type === 'item' && fact.times !== undefined) return fact.times.flatMap(({ days }) => days);
  return textsOf(fact).flatMap(([, text]) =>
    findDays(new PromptText(text, language, 0), { start: 0, end: text.length }).flatMap(({ days }) => days),
  );
}
