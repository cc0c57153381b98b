import type { FactOf, Money } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { interfaceWords } from '../words/interface-words.js';
import { contactHref } from './contact-link.js';
import { Formats } from './formats.js';

const formats = (locale: string) => new Formats({ locale }, interfaceWords(locale));
/** Spaces that do not break are replaced. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
const price = (locale: string, money: Money, withCents?: boolean) => {
  const { amount, per } = formats(locale).price(money, withCents);
  return plain(per === undefined ? amount : `${amount} ${per}`);
};

describe('prices', () => {
  it.each([
    ['en-GB', { amount: 5.5, currency: 'GBP' }, '£5.50'],
    ['de-DE', { amount: 1250, currency: 'EUR' }, '1.250,00 €'],
    ['ja-JP', { amount: 28000, currency: 'JPY' }, '¥28,000'],
    ['en-US', { amount: 19, currency: 'USD', per: 'month' }, '$19.00 per month'],
    ['de-CH', { amount: 80, currency: 'CHF', isMinimum: true }, 'ab CHF 80.00'],
    ['en-GB', { amount: 0, currency: 'GBP' }, 'free'],
  ])('are written as in %s', (locale, money, text) => {
    expect(price(locale, money).replace('￥', '¥')).toBe(text);
  });

  it('have cents only if others next to them do', () => {
    const item = (amount: number): FactOf<'item'> => ({
      id: 'a',
      type: 'item',
      source: [],
      name: 'A',
      price: { amount, currency: 'GBP' },
    });
    expect(formats('en-GB').prices([item(8), item(12)])(item(8))?.amount).toBe('£8');
    expect(formats('en-GB').prices([item(8), item(12.5)])(item(8))?.amount).toBe('£8.00');
  });

  it('keep the words of the customer', () => {
    expect(formats('en-GB').price('on request')).toEqual({ amount: 'on request' });
  });
});

describe('days and times', () => {
  it('joins three or more neighboring days to a range', () => {
    expect(formats('en-GB').days(['mo', 'tu', 'we', 'fr'])).toBe('Mon – Wed, Fri');
    expect(formats('de-DE').days(['sa', 'su'], 'long')).toBe('Samstag, Sonntag');
  });

  it.each([
    ['en-GB', '09:30', '9:30'],
    ['en-US', '17:00', '5 PM'],
    ['de-DE', '24:00', '24:00'],
  ])('writes a time as in %s', (locale, clock, text) => {
    expect(plain(formats(locale).time(clock))).toBe(text);
  });

  it('says that days are closed', () => {
    const hours: FactOf<'hours'> = { id: 'h', type: 'hours', source: [], days: ['su'], isClosed: true };
    expect(formats('fr-FR').hours(hours)).toBe('fermé');
  });

  it('does not move a date to another time zone', () => {
    const date: FactOf<'date'> = {
      id: 'd',
      type: 'date',
      source: [],
      title: 'Gig',
      start: '2027-03-12T23:30',
      isAllDay: false,
    };
    expect(formats('en-GB').day(date)).toBe('Friday, 12 March 2027');
    expect(formats('en-GB').times(date)).toBe('23:30');
  });
});

describe('numbers', () => {
  it('does not group the digits of a year', () => {
    expect(formats('en-GB').number(1962)).toBe('1962');
    expect(formats('en-GB').number(12500)).toBe('12,500');
  });
});

describe('contactHref', () => {
  const href = (channel: FactOf<'contact'>['channel'], value: string) =>
    contactHref({ id: 'c', type: 'contact', source: [], channel, value });

  it.each([
    ['phone', '+49 (0)341 49-20', 'tel:+4903414920'],
    ['email', 'a@b.example', 'mailto:a@b.example'],
    ['url', 'www.mill.example/shop', 'https://www.mill.example/shop'],
    ['social', '@mill', null],
    ['url', 'javascript:alert(1)', null],
  ] as const)('of %s %s', (channel, value, expected) => {
    expect(href(channel, value)).toBe(expected);
  });
});
