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
  it('requires only a query', () => {
    const { params, faults } = read({ query: 'tides' });
    expect(faults).toEqual([]);
    expect(params).toEqual({
      query: 'tides',
      mode: 'standard',
      source_type: 'web',
      freshness: 'any',
      max_results: 10,
      include_domains: [],
      exclude_domains: [],
      collections: [],
    });
  });

  it('accepts domains in any spelling, and a language in any case', () => {
    const { params, faults } = read({
      query: 'q',
      include_domains: ['WWW.Example.org', 'docs.example.co.uk'],
      exclude_domains: ['xn--bcher-kva.example'],
      language: 'DE',
    });
    expect(faults).toEqual([]);
    expect(params).toMatchObject({
      include_domains: ['example.org', 'docs.example.co.uk'],
      exclude_domains: ['xn--bcher-kva.example'],
      language: 'de',
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
    [{ query: 'x', include_domains: ['https://example.org/'] }, 'include_domains'],
    [{ query: 'x', include_domains: ['localhost'] }, 'include_domains'],
    [{ query: 'x', include_domains: 'example.org' }, 'include_domains'],
    [{ query: 'x', exclude_domains: ['a b.org'] }, 'exclude_domains'],
    [{ query: 'x', exclude_domains: Array(21).fill('a.org') }, 'exclude_domains'],
    [{ query: 'x', collections: 'handbook' }, 'collections'],
    [{ query: 'x', collections: [' '] }, 'collections'],
    [{ query: 'x', language: 'english' }, 'language'],
    [{ query: 'x', language: 'd1' }, 'language'],
  ])('rejects %j', (body, property) => {
    expect(read(body).faults).toEqual([property]);
  });
});
