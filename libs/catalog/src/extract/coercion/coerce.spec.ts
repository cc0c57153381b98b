import { describe, expect, it } from 'vitest';
import type { ScalarField } from '../schema/field.js';
import { coerce } from './coerce.js';
import { readDate } from './read-date.js';
import { readNumber } from './read-number.js';

const field = (over: Partial<ScalarField>): ScalarField => ({
  name: 'x',
  type: 'string',
  format: null,
  choices: null,
  unit: null,
  ...over,
});
const place = { url: 'https://a.example/b/', language: 'en', isPlain: false };

describe('readNumber', () => {
  it.each<[string, string | null, number | null]>([
    ['1299', null, 1299],
    ['$1,299.50', 'en', 1299.5],
    ['1.299,50 €', 'de', 1299.5],
    ['€ 1.299', 'de', 1299],
    ['1,299', 'en', 1299],
    ['1.299', 'en', 1.299],
    ['12,5 kg', 'de', 12.5],
    ['12,5 kg', null, 12.5],
    ['1 299,00 zł', 'pl', 1299],
    ["CHF 1'299.–", 'de-CH', 1299],
    ['-3.5 °C', 'en', -3.5],
    ['4.6 out of', 'en', 4.6],
    ['2.5 million', 'en', 2_500_000],
    ['3–5 kg', 'en', null],
    ['from 3 to 5', 'en', null],
    ['ask us', 'en', null],
    ['A4', 'en', null],
    ['1234567890123 constructor', 'en', 1234567890123],
  ])('reads %s in %s as %s', (text, language, value) => {
    expect(readNumber(text, { language, isPlain: false }, null)).toBe(value);
  });

  it.each<[string, string, number | null]>([
    ['1.5 kg', 'g', 1500],
    ['1500 g', 'kg', 1.5],
    ['2 h', 'min', 120],
    ['1500', 'kg', 1500],
    ['2 m', 'kg', null],
  ])('converts %s to %s', (text, unit, value) => {
    expect(readNumber(text, { language: 'en', isPlain: false }, unit)).toBe(value);
  });

  it('takes one dot of machine-readable values for a decimal point', () => {
    expect(readNumber('1.299', { language: 'de', isPlain: true }, null)).toBe(1.299);
  });
});

describe('readDate', () => {
  it.each<[string, string | null]>([
    ['2026-03-14T09:30:00Z', '2026-03-14'],
    ['14 March 2026', '2026-03-14'],
    ['March 14th, 2026', '2026-03-14'],
    ['14. März 2026', '2026-03-14'],
    ['14 de marzo de 2026', '2026-03-14'],
    ['14.3.2026', '2026-03-14'],
    ['14/03/2026', '2026-03-14'],
    ['03/14/2026', '2026-03-14'],
    ['03/04/2026', null],
    ['31 February 2026', null],
    ['March 2026', null],
    ['soon', null],
  ])('reads %s as %s', (text, date) => {
    expect(readDate(text, false)).toBe(date);
  });

  it('converts times to UTC', () => {
    expect(readDate('2026-03-14T09:30:00+02:00', true)).toBe('2026-03-14T07:30:00.000Z');
    expect(readDate('14 March 2026', true)).toBe('2026-03-14T00:00:00.000Z');
  });
});

describe('coerce', () => {
  it.each<[string, Partial<ScalarField>, string | number | boolean | null]>([
    ['  two   words ', {}, 'two words'],
    [' ', {}, null],
    ['../c', { format: 'uri' }, 'https://a.example/c'],
    ['javascript:alert(1)', { format: 'uri' }, null],
    ['Write to info@a.example today', { format: 'email' }, 'info@a.example'],
    ['no address', { format: 'email' }, null],
    ['12.5', { type: 'integer' }, null],
    ['12 pieces', { type: 'integer' }, 12],
    ['Yes', { type: 'boolean' }, true],
    ['https://schema.org/OutOfStock', { type: 'boolean' }, false],
    ['perhaps', { type: 'boolean' }, null],
    ['https://schema.org/InStock', { choices: ['in stock', 'out of stock'] }, 'in stock'],
    ['RED', { choices: ['red', 'green'] }, 'red'],
    ['blue', { choices: ['red', 'green'] }, null],
  ])('converts %j for %j to %j', (text, over, value) => {
    expect(coerce(text, field(over), place)).toBe(value);
  });
});
