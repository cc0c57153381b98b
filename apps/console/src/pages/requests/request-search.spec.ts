import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf } from './request-search.ts';

describe('queryOf', () => {
  it('covers whole days of UTC, the last one included', () => {
    expect(queryOf({ from: '2026-03-04', to: '2026-03-05' })).toMatchObject({
      from: '2026-03-04T00:00:00.000Z',
      to: '2026-03-06T00:00:00.000Z',
    });
  });

  it('omits invalid dates', () => {
    expect(queryOf({ from: 'yesterday', status: '402' })).toMatchObject({ from: undefined, status: '402' });
  });

  it('has filters only', () => {
    expect(queryOf({ status: '402', live: '1' } as never)).not.toHaveProperty('live');
  });
});

describe('isFiltered', () => {
  it('says whether anything is filtered', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ live: '1' } as never)).toBe(false);
    expect(isFiltered({ error: 'timeout' })).toBe(true);
  });
});
