import { describe, expect, it } from 'vitest';
import { toTimestamp } from './timestamp-field.js';
import { pageOf } from './page-of.js';
import { isUuid } from './uuid-field.js';

describe('toTimestamp', () => {
  it('parses dates and timestamps', () => {
    expect(toTimestamp('2026-03-01', 'from')?.toISOString()).toBe('2026-03-01T00:00:00.000Z');
    expect(toTimestamp('2026-03-01T10:00:00+02:00', 'from')?.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    expect(toTimestamp(undefined, 'from')).toBeUndefined();
  });

  it('rejects a date that does not exist', () => {
    expect(() => toTimestamp('2026-13-01', 'from')).toThrow(/from: must be a date/);
  });
});

describe('pageOf', () => {
  const items = [{ id: 3 }, { id: 2 }, { id: 1 }];

  it('returns the last item of a page when another page follows', () => {
    expect(pageOf(items, 2)).toEqual({ items: [{ id: 3 }, { id: 2 }], nextAfter: 2 });
  });

  it('returns null on the last page, also when it is full', () => {
    expect(pageOf(items, 3)).toEqual({ items, nextAfter: null });
    expect(pageOf([], 3)).toEqual({ items: [], nextAfter: null });
  });
});

describe('isUuid', () => {
  it.each(['00000000-0000-0000-0000-000000000000', '6B8C1C1E-6c1b-4b57-8f6f-1f0a7d1c2b3a'])(
    'accepts %s',
    (id) => expect(isUuid(id)).toBe(true),
  );
  it.each(['', 'x', '6b8c1c1e6c1b4b578f6f1f0a7d1c2b3a', '6b8c1c1e-6c1b-4b57-8f6f-1f0a7d1c2b3a\n'])(
    'rejects %j',
    (id) => expect(isUuid(id)).toBe(false),
  );
});
