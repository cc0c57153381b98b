import { describe, expect, it } from 'vitest';
import { fitQuery } from './fit-query.js';
import { SearchParams } from './search.params.js';

const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);

describe('fitQuery', () => {
  it('adds the operators to a query with enough room', () => {
    const wanted = params({ query: ' tide mills ', include_domains: ['a.example', 'b.example'] });
    expect(fitQuery(wanted, 100)).toBe('tide mills (site:a.example OR site:b.example)');
    expect(fitQuery(params({ query: 'tide mills' }), 100)).toBe('tide mills');
  });

  it('truncates the words, not the operators', () => {
    const wanted = params({ query: 'mill '.repeat(50), exclude_domains: ['a.example'] });
    const fitted = fitQuery(wanted, 60);
    expect(fitted.length).toBeLessThanOrEqual(60);
    expect(fitted).toMatch(/^mill (?:mill )+-site:a\.example$/);
  });

  it('omits operators that would displace the words', () => {
    const wanted = params({ query: 'tide mills', include_domains: ['a-rather-long-name.example'] });
    expect(fitQuery(wanted, 40)).toBe('tide mills');
  });
});
