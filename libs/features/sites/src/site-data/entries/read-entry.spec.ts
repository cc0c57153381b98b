import type { CollectionSpec, FieldSpec, RecordFieldType } from '@capstan/site-document';
import { describe, expect, it } from 'vitest';
import { REFERRAL_CODE, capacitiesOf, createReferralCode, keysOf } from './entry-keys.js';
import { readChange, readEntry } from './read-entry.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const field = (type: RecordFieldType, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name: 'value',
  label: 'Value',
  type,
  isRequired: false,
  ...more,
});
const collectionOf = (fields: FieldSpec[], more: Partial<CollectionSpec> = {}): CollectionSpec => ({
  name: 'things',
  title: 'Things',
  access: 'edit',
  fields,
  ...more,
});

/** Parses one value. */
const read = (type: RecordFieldType, given: unknown, more: Partial<FieldSpec> = {}): unknown =>
  readEntry(collectionOf([field(type, more)]), { value: given }, NOW)['value'];

const refusal = (code: string, name: string | null = 'value'): Error =>
  expect.objectContaining({ code, field: name }) as Error;

describe('readEntry', () => {
  it.each<[RecordFieldType, number]>([
    ['text', 200],
    ['long_text', 5000],
  ])('accepts a %s of %i characters, and no longer one', (type, most) => {
    expect(read(type, 'x'.repeat(most))).toHaveLength(most);
    expect(() => read(type, 'x'.repeat(most + 1))).toThrow(refusal('too_long'));
    expect(read(type, 'xx', { max: 2 })).toBe('xx');
    expect(() => read(type, 'xxx', { max: 2 })).toThrow(refusal('too_long'));
  });

  it('accepts numbers from the minimum to the maximum, and none beyond', () => {
    expect(read('number', '18', { min: 18, max: 120 })).toBe(18);
    expect(read('number', 120, { min: 18, max: 120 })).toBe(120);
    for (const given of [17, 121, '17.99', 'x', '1e3', '', Number.NaN].filter((each) => each !== '')) {
      expect(() => read('number', given, { min: 18, max: 120 })).toThrow(refusal('invalid'));
    }
    expect(read('number', 1e12)).toBe(1e12);
    expect(() => read('number', 1e12 + 1)).toThrow(refusal('invalid'));
  });

  it.each<[RecordFieldType, unknown]>([
    ['email', 'ada@example'],
    ['phone', '+(-)'],
    ['phone', '123'],
    ['url', 'javascript:alert(1)'],
    ['url', 'https://user:secret@example.org/'],
    ['date', '2026-02-30'],
    ['time', '24:00'],
    ['checkbox', 'maybe'],
    ['text', ['x']],
    ['text', 'a\u0000b'],
    ['text', 'a\ud800b'],
  ])('rejects with %s: %j', (type, given) => {
    expect(() => read(type, given)).toThrow(refusal('invalid'));
  });

  it('accepts only options of the schema', () => {
    const options = [{ value: 's', label: 'S' }];
    expect(read('choice', 's', { options })).toBe('s');
    expect(() => read('choice', 'S', { options })).toThrow(refusal('not_offered'));
    expect(read('choices', ['s', 's'], { options })).toEqual(['s']);
    expect(() => read('choices', ['s', 'l'], { options })).toThrow(refusal('not_offered'));
  });

  it.each<[RecordFieldType, unknown]>([
    ['text', ''],
    ['text', '  '],
    ['text', undefined],
    ['checkbox', false],
  ])('requires a %s: %j', (type, given) => {
    expect(() => read(type, given, { isRequired: true })).toThrow(refusal('required'));
  });

  it('rejects an unknown field, and a referral without referrals', () => {
    const collection = collectionOf([field('text')]);
    expect(() => readEntry(collection, { other: 'x' }, NOW)).toThrow(refusal('unknown', 'other'));
    expect(() => readEntry(collection, { ref: 'x' }, NOW)).toThrow(refusal('unknown', 'ref'));
    expect(readEntry({ ...collection, hasReferrals: true }, { ref: 'x' }, NOW)).toEqual({});
    expect(readEntry(collection, { _page: 'x', _website: '' }, NOW)).toEqual({});
  });

  it('does not read inherited object properties', () => {
    expect(readEntry(collectionOf([field('text', { name: 'constructor' })]), {}, NOW)).toEqual({});
  });

  it('accepts an entry of 16 KiB, and no larger one', () => {
    const fields = Array.from({ length: 4 }, (_, n) => field('long_text', { name: `f${n}`, max: 9000 }));
    const overhead = Buffer.byteLength(JSON.stringify({ f0: '', f1: '' }));
    const given = (bytes: number) => ({ f0: 'x'.repeat(8000), f1: 'x'.repeat(bytes - 8000 - overhead) });
    expect(readEntry(collectionOf(fields), given(16 * 1024), NOW)).toHaveProperty('f1');
    expect(() => readEntry(collectionOf(fields), given(16 * 1024 + 1), NOW)).toThrow(
      refusal('too_long', null),
    );
  });
});

describe('readChange', () => {
  const collection = collectionOf([field('text', { isRequired: true }), field('text', { name: 'note' })]);
  const change = (given: Record<string, unknown>, changeable = ['value', 'note']) =>
    readChange(collection, given, { before: { value: 'a', note: 'b' }, changeable, nowMs: NOW });

  it('changes only what was sent, and clears what was sent empty', () => {
    expect(change({ note: 'c' })).toEqual({ value: 'a', note: 'c' });
    expect(change({ note: '' })).toEqual({ value: 'a' });
    expect(change({})).toEqual({ value: 'a', note: 'b' });
  });

  it('does not clear a required field', () => {
    expect(() => change({ value: '' })).toThrow(refusal('required'));
  });

  it('rejects changes of fields that cannot be changed', () => {
    expect(() => change({ note: 'c' }, ['value'])).toThrow(refusal('unknown', 'note'));
  });
});

describe('keysOf', () => {
  const keys = (spec: Partial<CollectionSpec>, type: RecordFieldType, value: never) =>
    keysOf(collectionOf([field(type)], spec), { value });

  it('compares email addresses case-insensitively, and other values exactly', () => {
    expect(keys({ uniqueField: 'value' }, 'email', 'Ada@Example.org' as never).uniqueValue).toBe(
      'ada@example.org',
    );
    expect(keys({ uniqueField: 'value' }, 'text', 'Ada' as never).uniqueValue).toBe('Ada');
    expect(keys({ uniqueField: 'value' }, 'number', 7 as never).uniqueValue).toBe('7');
    expect(keys({}, 'text', 'Ada' as never).uniqueValue).toBeNull();
  });

  it.each([
    [2, 2],
    [2.1, 3],
    [0, 0],
    [-5, 0],
    [1e12, 2 ** 31 - 1],
  ])('counts %d of the sum as %d', (value, amount) => {
    expect(keys({ sumField: 'value' }, 'number', value as never).amount).toBe(amount);
  });

  it('counts an entry as one without a sum, or without a number', () => {
    expect(keys({}, 'number', 9 as never).amount).toBe(1);
    expect(keysOf(collectionOf([field('number')], { sumField: 'value' }), {}).amount).toBe(1);
  });

  it('allows a unique value once, unless the collection states how often', () => {
    const fields = [field('text')];
    expect(capacitiesOf(collectionOf(fields))).toEqual({
      perValue: null,
      countsAmounts: false,
      total: null,
    });
    expect(capacitiesOf(collectionOf(fields, { uniqueField: 'value' }))).toEqual({
      perValue: 1,
      countsAmounts: false,
      total: null,
    });
    expect(
      capacitiesOf(collectionOf(fields, { uniqueField: 'value', capacity: 3, totalCapacity: 9 })),
    ).toEqual({ perValue: 3, countsAmounts: false, total: 9 });
  });

  it('counts people for a slot that has a capacity and says how many come', () => {
    const fields = [field('slot'), { ...field('number'), name: 'people' }];
    const spec = { uniqueField: 'value', sumField: 'people' };
    expect(capacitiesOf(collectionOf(fields, { ...spec, capacity: 30 })).countsAmounts).toBe(true);
    expect(capacitiesOf(collectionOf(fields, spec)).countsAmounts).toBe(false);
    expect(capacitiesOf(collectionOf([{ ...field('email') }], { ...spec, capacity: 30 })).countsAmounts).toBe(
      false,
    );
  });

  it('creates referral codes that match the pattern', () => {
    const codes = Array.from({ length: 200 }, createReferralCode);
    expect(codes.every((code) => REFERRAL_CODE.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(200);
    expect(codes.join('')).not.toMatch(/[l01]/);
  });
});
