import { describe, expect, it } from 'vitest';
import { type CallContext, providerInfoOf } from '@capstan/capability-kit';
import { search } from './search.capability.js';
import { SearchParams } from './search.params.js';
import type { SearchResult } from './search.result.js';

const params = (fields: Partial<SearchParams>): SearchParams => Object.assign(new SearchParams(), fields);
const context: CallContext = { signal: new AbortController().signal, timeoutMs: 1000, requestId: 'r1' };
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
  it('asks its providers in the documented order', () => {
    expect(search.providers.slice(0, 4).map((provider) => providerInfoOf(provider).name)).toEqual([
      'searxng',
      'brave',
      'wikipedia',
      'local_index',
    ]);
  });

  it('reports the mode that picks the price', () => {
    expect(search.mode(params({ query: 'x' }))).toBe('standard');
    expect(search.mode(params({ query: 'x', mode: 'ai' }))).toBe('ai');
    expect(search.credits).toEqual({ standard: 1, ai: 1 });
  });

  it('does not charge for nothing', () => {
    expect(search.accept(found, params({ query: 'x' }))).toBe('ok');
    expect(search.accept({ results: [], answer: null, citations: [] }, params({ query: 'x' }))).toBe('empty');
  });

  it('answers in mode ai only, whichever provider found the results', async () => {
    expect(await search.finish?.(found, params({ query: 'tides' }), context)).toEqual(found);
    expect(await search.finish?.(found, params({ query: 'tides', mode: 'ai' }), context)).toEqual({
      results: found.results,
      answer: 'Most coasts see two tides a day. [Source 1]',
      citations: [{ source: 1, url: 'https://example.org/tides', title: 'Tides' }],
    });
  });
});
