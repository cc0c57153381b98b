import { describe, expect, it } from 'vitest';
import { readSchema } from '../schema/read-schema.js';
import { type QuotedValue, quotedFields } from './quoted-fields.js';
import { wantedLines } from './wanted-fields.js';

const schema = readSchema({
  properties: {
    city: { type: 'string' },
    price: { type: 'number' },
    weight_kg: { type: 'number' },
    opened: { type: 'string', format: 'date' },
    sold_out: { type: 'boolean' },
    people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
});
const TEXT =
  'We opened on 14 March 2026 in  Bremen. Ada and Bo run it. A capstan is 1,299.50 dollars and 3 kg; it is not sold out. Founded by 12 sailors.';
const EMPTY = { city: null, price: null, weight_kg: null, opened: null, sold_out: null, people: null };
const fieldsOf = (...values: QuotedValue[]) =>
  quotedFields(schema, values, TEXT, { url: 'https://a.example/', language: 'en', isPlain: false });

describe('quotedFields', () => {
  it('takes values whose quotation is on the page and states them', () => {
    const { value, places } = fieldsOf(
      { path: 'city', value: 'Bremen', quote: 'opened on 14 March 2026 in Bremen' },
      { path: 'price', value: '1299.5', quote: '1,299.50 dollars and 3 kg' },
      { path: 'weight_kg', value: '3', quote: '1,299.50 dollars and 3 kg' },
      { path: 'opened', value: '2026-03-14', quote: 'opened on 14 March 2026' },
      { path: 'sold_out', value: 'false', quote: 'it is not sold out' },
      { path: 'people.0.name', value: 'Ada', quote: 'Ada and Bo run it' },
      { path: 'people.1.name', value: 'Bo', quote: 'Ada and Bo run it' },
    );
    expect(value).toEqual({
      city: 'Bremen',
      price: 1299.5,
      weight_kg: 3,
      opened: '2026-03-14',
      sold_out: false,
      people: [{ name: 'Ada' }, { name: 'Bo' }],
    });
    expect(places[0]).toEqual({ path: 'city', source: 'text', quote: 'opened on 14 March 2026 in Bremen' });
  });

  it.each<[string, QuotedValue]>([
    ['whose quotation is not on the page', { path: 'city', value: 'Bremen', quote: 'in Hamburg and Bremen' }],
    ['that their quotation does not state', { path: 'city', value: 'Hamburg', quote: 'in Bremen' }],
    ['of another number', { path: 'price', value: '1300', quote: '1,299.50 dollars' }],
    ['of another date', { path: 'opened', value: '2026-03-15', quote: 'opened on 14 March 2026' }],
    ['of another type', { path: 'price', value: 'much', quote: 'dollars' }],
    ['that their quotation denies', { path: 'sold_out', value: 'true', quote: 'it is not sold out' }],
    [
      'of which their quotation does not speak',
      { path: 'sold_out', value: 'true', quote: 'Ada and Bo run it' },
    ],
    ['without a quotation', { path: 'sold_out', value: 'true', quote: '' }],
    ['that were not asked for', { path: 'country', value: 'Bremen', quote: 'Bremen' }],
  ])('drops values %s', (_title, quoted) => {
    const good = { path: 'people.0.name', value: 'Ada', quote: 'Ada' };
    expect(fieldsOf(quoted, good).value).toEqual({ ...EMPTY, people: [{ name: 'Ada' }] });
  });
});

describe('wantedLines', () => {
  it('names each value with its type', () => {
    expect(wantedLines(schema.fields)).toEqual([
      'city (string)',
      'price (number)',
      'weight_kg (number)',
      'opened (date)',
      'sold_out (boolean)',
      'people.0.name (string)',
    ]);
  });
});
