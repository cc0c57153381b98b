import { validateParams } from '@capstan/platform-http';
import { describe, expect, it } from 'vitest';
import { LineField } from './line-field.decorator.js';
import { toMoment } from './moment.js';
import { PageQuery } from './page-query.js';
import { pageOf } from './page-of.js';

class Note {
  @LineField({ description: 'A note', maxLength: 20 })
  text: string;
}

describe('LineField', () => {
  it.each(['a', 'naïve “text” 🙂', ' padded '])('takes %j', (text) => {
    expect(validateParams(Note, { text }).text).toBe(text);
  });

  it.each(['', '   ', 'a\nb', 'a\0b', 'half \ud83d', 'x'.repeat(21), 5, null, undefined])(
    'refuses %j',
    (text) => {
      expect(() => validateParams(Note, { text })).toThrow(/text/);
    },
  );
});

describe('PageQuery', () => {
  it('has a default, and takes numbers as text', () => {
    expect(validateParams(PageQuery, {}, { fromText: true })).toMatchObject({ limit: 50 });
    expect(validateParams(PageQuery, { limit: '7' }, { fromText: true }).limit).toBe(7);
  });

  it.each([{ limit: '0' }, { limit: '201' }, { after: '1' }, { after: '' }])('refuses %j', (query) => {
    expect(() => validateParams(PageQuery, query, { fromText: true })).toThrow(/limit|after/);
  });
});

describe('toMoment', () => {
  it('reads days and moments', () => {
    expect(toMoment('2026-03-01', 'from')?.toISOString()).toBe('2026-03-01T00:00:00.000Z');
    expect(toMoment('2026-03-01T10:00:00+02:00', 'from')?.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    expect(toMoment(undefined, 'from')).toBeUndefined();
  });

  it('refuses a date that does not exist', () => {
    expect(() => toMoment('2026-13-01', 'from')).toThrow(/from: is not a date/);
  });
});

describe('pageOf', () => {
  const items = [{ id: 3 }, { id: 2 }, { id: 1 }];

  it('names the last item of a page that another one follows', () => {
    expect(pageOf(items, 2)).toEqual({ items: [{ id: 3 }, { id: 2 }], nextAfter: 2 });
  });

  it('ends on the last page, a full one included', () => {
    expect(pageOf(items, 3)).toEqual({ items, nextAfter: null });
    expect(pageOf([], 3)).toEqual({ items: [], nextAfter: null });
  });
});
