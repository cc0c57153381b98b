import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '@capstan/platform-core';
import { validateParams } from '../validation/validate-params.js';
import { NumberField, StringField } from './fields.js';
import { ObjectField, ObjectsField } from './nested-fields.js';

class Point {
  @StringField({ description: 'Name', maxLength: 5 })
  label: string;

  @NumberField({ description: 'Number', minimum: -10, maximum: 10, optional: true })
  value?: number;
}

class Params {
  @ObjectField({ description: 'One', of: () => Point, optional: true })
  point?: Point;

  @ObjectsField({ description: 'Several', of: () => Point, minItems: 1, maxItems: 2, optional: true })
  points?: Point[];
}

/** Paths of the faults, without repetition. */
function faultsOf(body: object): string[] {
  try {
    validateParams(Params, body, { nullIsAbsent: true });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    return [...new Set(error.faults?.map(({ path }) => path))];
  }
}

describe('nested fields', () => {
  it('are instances of their classes', () => {
    const { point, points } = validateParams(Params, {
      point: { label: 'a' },
      points: [{ label: 'b', value: 0.5 }],
    });
    expect([point, points?.[0]].every((one) => one instanceof Point)).toBe(true);
    expect(points).toEqual([{ label: 'b', value: 0.5 }]);
  });

  it('may be absent', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('treat null in an optional field as absent', () => {
    expect(faultsOf({ point: { label: 'a', value: null }, points: [{ label: 'a', value: null }] })).toEqual(
      [],
    );
  });

  it.each<[string, object, string[]]>([
    ['a text in place of an object', { point: 'a' }, ['point']],
    ['a list in place of an object', { point: [{ label: 'a' }] }, ['point']],
    ['an object in place of a list', { points: { label: 'a' } }, ['points']],
    ['a text in a list', { points: ['a'] }, ['points', 'points.0']],
    ['a missing field', { point: {} }, ['point.label']],
    ['a value out of bounds', { points: [{ label: 'a' }, { label: 'b', value: 11 }] }, ['points.1.value']],
    ['infinity', { point: { label: 'a', value: Infinity } }, ['point.value']],
    ['an unknown field', { point: { label: 'a', href: 'x' } }, ['point.href']],
    ['an unknown field in a list', { points: [{ label: 'a', href: 'x' }] }, ['points.0.href']],
    ['an empty list', { points: [] }, ['points']],
    ['a list that is too long', { points: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] }, ['points']],
    [
      'a member that shadows the class',
      JSON.parse('{"point":{"label":"a","__proto__":{"x":1}}}') as object,
      [''],
    ],
  ])('refuse %s with its path', (_, body, paths) => {
    expect(faultsOf(body)).toEqual(paths);
  });
});
