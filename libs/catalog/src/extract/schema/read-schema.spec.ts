import { InvalidRequestError } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { keyOf, keysOfList } from './field-key.js';
import { readSchema } from './read-schema.js';

describe('readSchema', () => {
  it('reads types, formats, choices, units and nesting', () => {
    const schema = {
      type: 'object',
      properties: {
        name: {},
        weight_kg: { type: ['number', 'null'] },
        state: { type: 'string', enum: ['new', 'used'] },
        reviews: { type: 'array', items: { type: 'object', properties: { rating: { type: 'integer' } } } },
      },
    };
    const scalar = { format: null, choices: null, unit: null };
    expect(readSchema(schema)).toEqual({
      name: '',
      type: 'object',
      fields: [
        { name: 'name', type: 'string', ...scalar },
        { name: 'weight_kg', type: 'number', ...scalar, unit: 'kg' },
        { name: 'state', type: 'string', ...scalar, choices: ['new', 'used'] },
        {
          name: 'reviews',
          type: 'array',
          items: {
            name: 'reviews',
            type: 'object',
            fields: [{ name: 'rating', type: 'integer', ...scalar }],
          },
        },
      ],
    });
  });

  const nested = (depth: number): object =>
    depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(depth - 1) } };
  it.each<[object, string]>([
    [{}, 'schema'],
    [{ type: 'array' }, 'schema'],
    [{ properties: { a: { type: 'date' } } }, 'schema.properties.a.type'],
    [{ properties: { a: { type: ['string', 'number'] } } }, 'schema.properties.a.type'],
    [{ properties: { a: { enum: [1, 2] } } }, 'schema.properties.a.enum'],
    [{ properties: { 'a.b': {} } }, 'schema.properties'],
    [
      { properties: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, {}])) },
      'schema.properties.f100',
    ],
    [nested(5), 'schema.properties.a.properties.a.properties.a.properties.a'],
  ])('refuses %j at %s', (schema, path) => {
    const read = () => readSchema(schema as Record<string, unknown>);
    expect(read).toThrow(InvalidRequestError);
    expect(read).toThrow(`${path}: `);
  });
});

describe('keyOf', () => {
  it.each([
    ['datePublished', 'Published on:'],
    ['release_date', 'Release Date'],
    ['phone', 'Telefon'],
    ['verfügbarkeit', 'VERFUGBARKEIT'],
  ])('takes %s and %s for the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it('knows the singular of lists', () => {
    expect(keysOfList('reviews')).toContain('review');
    expect(keysOfList('categories')).toContain('category');
  });
});
