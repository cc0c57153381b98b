import { describe, expect, it } from 'vitest';
import { toMoment } from './moment-field.js';
import { pageOf } from './page-of.js';
import { isUuid } from './uuid-field.js';

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

describe('isUuid', () => {
  it.each(['00000000-0000-0000-0000-000000000000', '6B8C1C1E-6c1b-4b57-8f6f-1f0a7d1c2b3a'])(
    'takes %s',
    (id) => expect(isUuid(id)).toBe(true),
  );
  it.each(['', 'x', '6b8c1c1e6c1b4b578f6f1f0a7d1c2b3a', '6b8c1c1e-6c1b-4b57-8f6f-1f0a7d1c2b3a\n'])(
    'refuses %j',
    (id) => expect(isUuid(id)).toBe(false),
  );
});
