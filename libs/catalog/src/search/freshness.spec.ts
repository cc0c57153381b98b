import { describe, expect, it } from 'vitest';
import { resultsToRequest } from './results-to-request.js';
import { freshDays, freshSince } from './freshness.js';
import { SearchParams } from './search.params.js';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('freshness', () => {
  it.each([
    ['day', '2026-02-28T12:00:00.000Z', '2026-02-28'],
    ['week', '2026-02-22T12:00:00.000Z', '2026-02-22'],
    ['month', '2026-01-29T12:00:00.000Z', '2026-01-29'],
  ] as const)('calculates the past %s', (freshness, since, from) => {
    expect(freshSince(freshness, now)?.toISOString()).toBe(since);
    expect(freshDays(freshness, now)).toEqual({ from, until: '2026-03-01' });
  });

  it('has no start for any', () => {
    expect(freshSince('any', now)).toBeUndefined();
    expect(freshDays('any', now)).toBeUndefined();
  });
});

describe('askedResults', () => {
  const params = (fields: Partial<SearchParams>) =>
    Object.assign(new SearchParams(), { query: 'q', ...fields });

  it("requests more if domains are filtered afterwards, up to the vendor's limit", () => {
    expect(resultsToRequest(params({ max_results: 10 }), 100)).toBe(10);
    expect(resultsToRequest(params({ max_results: 10, exclude_domains: ['a.example'] }), 100)).toBe(40);
    expect(resultsToRequest(params({ max_results: 50, include_domains: ['a.example'] }), 100)).toBe(100);
  });
});
