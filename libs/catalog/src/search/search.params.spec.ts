import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { SearchParams } from './search.params.js';

const read = (body: object): { params: SearchParams; faults: string[] } => {
  const params = plainToInstance(SearchParams, body);
  const faults = validateSync(params, { whitelist: true, forbidNonWhitelisted: true });
  return { params, faults: faults.map(({ property }) => property) };
};

describe('SearchParams', () => {
  it('needs a query only', () => {
    const { params, faults } = read({ query: 'tides' });
    expect(faults).toEqual([]);
    expect(params).toEqual({
      query: 'tides',
      mode: 'standard',
      source_type: 'web',
      freshness: 'any',
      max_results: 10,
    });
  });

  it('ignores the case of freshness', () => {
    expect(read({ query: 'q', freshness: 'Week' })).toMatchObject({
      params: { freshness: 'week' },
      faults: [],
    });
  });

  it.each<[object, string]>([
    [{}, 'query'],
    [{ query: '' }, 'query'],
    [{ query: ' \n\t' }, 'query'],
    [{ query: 'x'.repeat(2001) }, 'query'],
    [{ query: ['x'] }, 'query'],
    [{ query: 'x', mode: 'AI+' }, 'mode'],
    [{ query: 'x', mode: null }, 'mode'],
    [{ query: 'x', source_type: 'images' }, 'source_type'],
    [{ query: 'x', freshness: 7 }, 'freshness'],
    [{ query: 'x', freshness: 'year' }, 'freshness'],
    [{ query: 'x', max_results: 0 }, 'max_results'],
    [{ query: 'x', max_results: 51 }, 'max_results'],
    [{ query: 'x', max_results: 2.5 }, 'max_results'],
    [{ query: 'x', max_results: '10' }, 'max_results'],
    [{ query: 'x', page: 2 }, 'page'],
  ])('refuses %j', (body, property) => {
    expect(read(body).faults).toEqual([property]);
  });
});
