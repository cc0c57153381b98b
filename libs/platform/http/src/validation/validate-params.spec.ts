import { InvalidRequestError } from '@capstan/platform-core';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { validateParams } from './validate-params.js';

class Params {
  @IsString()
  @MaxLength(5)
  text: string;

  @IsOptional()
  @IsInt()
  count: number = 3;

  @IsOptional()
  @IsIn(['a', 'b'])
  kind?: string;
}

class Free {
  @IsObject()
  free: Record<string, unknown>;
}

class Folded {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsString()
  text: string;
}

const faultsOf = (value: unknown, options = {}): { path: string; message: string }[] => {
  try {
    validateParams(Params, value, options);
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.faults ?? [];
    throw error;
  }
  return [];
};

describe('validateParams', () => {
  it('returns an instance with its defaults', () => {
    const params = validateParams(Params, { text: 'abc' });
    expect(params).toBeInstanceOf(Params);
    expect(params).toEqual({ text: 'abc', count: 3 });
  });

  it('reports every error with its path, below the path of the object', () => {
    expect(
      faultsOf({ text: 'abcdef', count: 'x', kind: 'c' }, { path: 'params' })
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['params.count', 'params.kind', 'params.text']);
  });

  it('rejects unknown fields and lists the known ones', () => {
    expect(faultsOf({ text: 'a', txt: 'b' })).toEqual([
      { path: 'txt', message: 'is not a known field; known fields: text, count, kind' },
    ]);
  });

  it('reports unknown fields and the faults of known ones together', () => {
    const paths = faultsOf({ txt: 'b', count: 'x', text: 'abc' }).map(({ path }) => path);
    expect([...new Set(paths)]).toEqual(['txt', 'count']);
  });

  it('reports one rule of an absent field, and all of a present one', () => {
    expect(faultsOf({ count: 3 })).toEqual([{ path: 'text', message: 'must be a string' }]);
    expect(faultsOf({ text: 7 }).length).toBeGreaterThan(1);
  });

  it.each([[null], [[]], ['text'], [7], [undefined]])('rejects %j as an object', (value) => {
    expect(faultsOf(value)).toEqual([{ path: '', message: 'must be a JSON object' }]);
  });

  it('validates a member that shadows the class', () => {
    expect(faultsOf(JSON.parse('{"text": 7, "constructor": {"name": "x"}}'))).not.toEqual([]);
    expect(faultsOf(JSON.parse('{"text": 7, "toString": "x"}'))).not.toEqual([]);
  });

  it.each(['constructor', 'prototype', '__proto__'])('ignores a member called %s below a field', (name) => {
    const hostile = JSON.parse(`{"${name}": 1}`) as object;
    expect(faultsOf({ text: hostile })).toEqual([
      { path: 'text', message: expect.stringContaining('must be') },
      { path: 'text', message: expect.stringContaining('must be a string') },
    ]);
    expect(validateParams(Free, { free: hostile })).toEqual({ free: hostile });
    expect(() => validateParams(Folded, { text: [hostile] })).toThrow(InvalidRequestError);
  });

  it('applies transformations, and keeps free-form objects unchanged', () => {
    expect(validateParams(Folded, { text: 'ABC' })).toEqual({ text: 'abc' });
    const free = { a: [1] };
    expect(validateParams(Free, { free }).free).toBe(free);
  });

  it('rejects a value that is nested too deeply, unless it is checked later', () => {
    const free = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as object;
    expect(() => validateParams(Free, { free })).toThrow(InvalidRequestError);
    expect(validateParams(Free, { free }, { isOuter: true }).free).toBe(free);
  });

  it('parses numbers from text only with `fromText`', () => {
    expect(validateParams(Params, { text: 'a', count: '7' }, { fromText: true }).count).toBe(7);
    expect(faultsOf({ text: 'a', count: '7' })).not.toEqual([]);
  });

  it('reports at most 20 errors', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 1]));
    expect(faultsOf(many)).toHaveLength(20);
  });
});
