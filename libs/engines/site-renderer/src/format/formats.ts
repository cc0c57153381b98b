import type { FactOf, ItemTime, Money, SiteDocument, Weekday } from '@capstan/site-document';
import { WEEKDAYS } from '@capstan/site-document';
import { type InterfaceWords, fill } from '../words/interface-words.js';

/** The first Monday of 2024, to name weekdays with. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** A price in words, and what it is for: "$19", "per month". */
export interface PriceText {
  amount: string;
  per?: string;
}

/** Writes prices, times and dates as the locale of a document does. */
export class Formats {
  constructor(
    private readonly document: Pick<SiteDocument, 'locale'>,
    private readonly words: InterfaceWords,
  ) {}

  /** @param withCents whether amounts without cents get them, too, because others next to them have some. */
  price(price: Money | string, withCents = true): PriceText {
    if (typeof price === 'string') return { amount: price };
    const per = price.per === undefined ? {} : { per: fill(this.words.facts.per, { unit: price.per }) };
    return { amount: this.amount(price, withCents), ...per };
  }

  private amount({ amount, currency, upTo, isMinimum }: Money, withCents: boolean): string {
    if (amount === 0 && upTo === undefined) return this.words.facts.free;
    const isWhole = Number.isInteger(amount) && (upTo === undefined || Number.isInteger(upTo));
    const format = new Intl.NumberFormat(this.document.locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(isWhole && !withCents ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    });
    const text = upTo === undefined ? format.format(amount) : format.formatRange(amount, upTo);
    return isMinimum === true ? fill(this.words.facts.from, { price: text }) : text;
  }

  /** The number of a price as every place that shows it has it. */
  amountNumber({ amount, currency }: Money): string {
    const format = new Intl.NumberFormat(this.document.locale, { style: 'currency', currency });
    const parts = format.formatToParts(amount);
    const isWhole = Number.isInteger(amount);
    return parts
      .filter(
        ({ type }) =>
          ['integer', 'group'].includes(type) || (!isWhole && ['decimal', 'fraction'].includes(type)),
      )
      .map(({ value }) => value)
      .join('');
  }

  /** Adjacent prices: all with cents, or none. */
  prices(items: readonly FactOf<'item'>[]): (item: FactOf<'item'>) => PriceText | null {
    const withCents = items.some(
      ({ price }) =>
        typeof price === 'object' && !(Number.isInteger(price.amount) && Number.isInteger(price.upTo ?? 0)),
    );
    return ({ price }) => (price === undefined ? null : this.price(price, withCents));
  }

  number(value: number): string {
    const isYear = Number.isInteger(value) && value >= 1500 && value < 2200;
    return new Intl.NumberFormat(this.document.locale, { useGrouping: !isYear }).format(value);
  }

  /** `9:30` → as the locale writes it, without `:00` where it has 12 hours. */
  time(clock: string): string {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    const moment = Date.UTC(2024, 0, 1, hour % 24, minute);
    const parts = new Intl.DateTimeFormat(this.document.locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(moment);
    const isTwelve = /[ap]\.?\s?m/i.test(parts);
    if (!isTwelve && hour === 24) return '24:00';
    return isTwelve ? parts.replace(/:00(?=\D)/, '') : parts;
  }

  hours({ opens, closes, isClosed }: FactOf<'hours'>): string {
    if (isClosed === true || opens === undefined || closes === undefined) return this.words.facts.closed;
    return `${this.time(opens)} – ${this.time(closes)}`;
  }

  /** "Tuesday 18:00 – 20:00": when an item takes place each week. */
  weekly({ days, starts, ends }: ItemTime): string {
    const time = ends === undefined ? this.time(starts) : `${this.time(starts)} – ${this.time(ends)}`;
    return `${this.days(days, days.length > 2 ? 'short' : 'long')} ${time}`;
  }

  weekday(day: Weekday, width: 'long' | 'short' = 'short'): string {
    const moment = A_MONDAY + WEEKDAYS.indexOf(day) * DAY_MS;
    return new Intl.DateTimeFormat(this.document.locale, { weekday: width, timeZone: 'UTC' }).format(moment);
  }

  /** `Mon – Fri, Sun`: neighbors from three on are a range. */
  days(days: readonly Weekday[], width: 'long' | 'short' = 'short'): string {
    const indexes = days.map((day) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
    const runs: number[][] = [];
    for (const index of indexes) {
      const run = runs.at(-1);
      if (run?.at(-1) === index - 1) run.push(index);
      else runs.push([index]);
    }
    const name = (index: number | undefined): string => this.weekday(WEEKDAYS[index ?? 0] ?? 'mo', width);
    return runs
      .map((run) => (run.length > 2 ? `${name(run[0])} – ${name(run.at(-1))}` : run.map(name).join(', ')))
      .join(', ');
  }

  /** A local date in parts, as calendars show it. */
  date(local: string, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.document.locale, { timeZone: 'UTC', ...options }).format(
      momentOf(local),
    );
  }

  /** The day or days of a date, written out. */
  day({ start, end }: FactOf<'date'>, month: 'long' | 'short' = 'long'): string {
    const format = new Intl.DateTimeFormat(this.document.locale, {
      timeZone: 'UTC',
      weekday: month === 'long' ? 'long' : 'short',
      day: 'numeric',
      month,
      year: 'numeric',
    });
    const isRange = end !== undefined && end.slice(0, 10) !== start.slice(0, 10);
    return isRange ? format.formatRange(momentOf(start), momentOf(end)) : format.format(momentOf(start));
  }

  /** The times of a date; null if it is a whole day. */
  times({ start, end, isAllDay }: FactOf<'date'>): string | null {
    if (isAllDay || !start.includes('T')) return null;
    const from = this.time(start.slice(11));
    return end?.includes('T') ? `${from} – ${this.time(end.slice(11))}` : from;
  }
}

const momentOf = (local: string): number =>
  Date.parse(local.includes('T') ? `${local}:00Z` : `${local}T00:00:00Z`);
