import { describe, expect, it } from 'vitest';
import { providerInfoOf } from '@capstan/kit';
import { search } from './search.capability.js';
import { SearchParams } from './search.params.js';
import type { SearchResult } from './search.result.js';

const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const found: SearchResult = {
  results: [
    {
      url: 'https://example.org/tides',
      title: 'Tides',
      snippet: 'Most coasts see two tides a day.',
      domain: 'example.org',
      published_at: null,
      score: null,
      source_type: 'web',
    },
  ],
  answer: null,
  citations: [],
};

describe('search', () => {
  it("calls its providers in the documented order, the operator's own first, the fallback last", () => {
    const names = search.providers.map((provider) => providerInfoOf(provider).name);
    expect(names.slice(0, 6)).toEqual(['crossref', 'openalex', 'europe_pmc', 'arxiv', 'searxng', 'brave']);
    expect(names.at(-1)).toBe('local_index');
  });

  it('gives an answer more time than a list', () => {
    expect(search.deadlineMs(params({ query: 'x' }))).toBe(15_000);
    expect(search.deadlineMs(params({ query: 'x', mode: 'ai' }))).toBe(30_000);
  });

  it('reports the mode that determines the price', () => {
    expect(search.mode(params({ query: 'x' }))).toBe('standard');
    expect(search.mode(params({ query: 'x', mode: 'ai' }))).toBe('ai');
    expect(search.credits).toEqual({ standard: 1, ai: 1, ai_extractive: 1 });
  });

  it('calls only the local index for collections', () => {
    const asked = (fields: Partial<SearchParams>): string[] =>
      search.providers
        .filter((provider) => search.mayServe?.(provider, params({ query: 'x', ...fields })))
        .map((provider) => providerInfoOf(provider).name);
    expect(asked({ collections: ['handbook'] })).toEqual(['local_index']);
    expect(asked({})).toHaveLength(search.providers.length);
  });

  it('does not charge for an empty result', () => {
    expect(search.accept(found, params({ query: 'x' }))).toBe('ok');
    expect(search.accept({ results: [], answer: null, citations: [] }, params({ query: 'x' }))).toBe('empty');
  });
});
