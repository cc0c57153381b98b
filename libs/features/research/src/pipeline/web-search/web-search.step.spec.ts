import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '@capstan/kit';
import type { QueryPlan, SearchTask } from '../../model/query-plan.js';
import { FakeCapabilities } from '../fixtures/fake-capabilities.js';
import { FakeRun } from '../fixtures/fake-run.js';
import { WebSearch } from './web-search.step.js';

const plan = (language: string | null = 'en'): QueryPlan => ({
  language,
  title: 'Tide mills',
  subjectTerms: ['tide', 'mill'],
  facets: [
    { id: 'f1', heading: 'Tide mills', terms: ['tide', 'mill'], queries: ['tide mills', 'mills tide'] },
  ],
});
const task = (query = 'tide mills', sourceType: SearchTask['sourceType'] = 'web'): SearchTask => ({
  facetId: 'f1',
  query,
  sourceType,
});
const results = (...urls: string[]) => ({
  results: urls.map((url) => ({ url, title: 'Tide mill', snippet: '', domain: 'x', published_at: null })),
});

describe('WebSearch', () => {
  it('calls the search capability and merges the results', async () => {
    const capabilities = new FakeCapabilities({ search: () => results('https://a.org/', 'https://b.org/') });
    const run = new FakeRun({ request: { freshness: 'week', depth: 'deep' } });
    const round = await new WebSearch(capabilities).run(run, plan(), [task(), task('mills', 'news')]);
    expect(round.pages.map(({ url }) => url)).toEqual(['https://a.org/', 'https://b.org/']);
    expect(round).toMatchObject({ asked: 2, failures: 0 });
    expect(capabilities.calls.map(({ params }) => params)).toEqual([
      { query: 'tide mills', source_type: 'web', freshness: 'week', max_results: 10 },
      { query: 'mills', source_type: 'news', freshness: 'week', max_results: 10 },
    ]);
    expect(run.budget.used('searches')).toBe(2);
    expect(run.emitted('search.completed')).toEqual([
      { query: 'tide mills', source_type: 'web', found: 2, provider: 'fake' },
      { query: 'mills', source_type: 'news', found: 2, provider: 'fake' },
    ]);
  });

  it('passes on the collections of the caller', async () => {
    const capabilities = new FakeCapabilities({ search: () => results() });
    const run = new FakeRun({ request: { collections: ['manuals'] } });
    await new WebSearch(capabilities).run(run, plan(), [task()]);
    expect(capabilities.calls[0]?.params).toMatchObject({ collections: ['manuals'] });
  });

  it('searches first in the language of the question, later in any', async () => {
    const capabilities = new FakeCapabilities({ search: () => results() });
    const tasks = [task(), task('mills tide'), task('tide mills', 'academic')];
    await new WebSearch(capabilities).run(new FakeRun(), plan('de'), tasks);
    expect(capabilities.calls.map(({ params }) => params.language)).toEqual(['de', undefined, undefined]);
    await new WebSearch(capabilities).run(new FakeRun(), plan('tlh'), [task()]);
    expect(capabilities.calls.at(-1)?.params.language).toBeUndefined();
  });

  it('counts failures, but not empty results', async () => {
    const capabilities = new FakeCapabilities({
      search: ({ query }) => {
        if (query === 'refused') throw new InvalidRequestError([]);
        if (query === 'broken') throw new Error('secret detail');
        return null;
      },
    });
    const run = new FakeRun();
    const round = await new WebSearch(capabilities).run(run, plan(), [
      task('refused'),
      task('broken'),
      task(),
    ]);
    expect(round).toEqual({ pages: [], asked: 3, failures: 2 });
    expect(run.emitted('search.completed')).toEqual([
      { query: 'refused', source_type: 'web', found: 0, failure: 'invalid-request' },
      { query: 'broken', source_type: 'web', found: 0, failure: 'internal-error' },
      { query: 'tide mills', source_type: 'web', found: 0, provider: null },
    ]);
  });

  it('makes no more calls than the budget allows, and at most six at a time', async () => {
    const capabilities = new FakeCapabilities({ search: () => wait(5, results()) });
    const run = new FakeRun({ limits: { searches: 9 } });
    const tasks = Array.from({ length: 12 }, (_, n) => task(`query ${n}`));
    const round = await new WebSearch(capabilities).run(run, plan(), tasks);
    expect(round.asked).toBe(9);
    expect(capabilities.calls).toHaveLength(9);
    expect(capabilities.maxConcurrent).toBe(6);
    expect(run.budget.isExhausted).toBe(true);
  });

  it('repeats nothing after a crash, and is independent of the order of responses', async () => {
    const search = ({ query }: Record<string, unknown>) =>
      wait(query === 'a' ? 20 : 0, results(`https://${String(query)}.org/`, 'https://both.org/'));
    const capabilities = new FakeCapabilities({ search });
    const first = new FakeRun();
    const tasks = [task('a'), task('b')];
    const round = await new WebSearch(capabilities).run(first, plan(), tasks);
    const second = new FakeRun({ checkpoints: first.checkpoints });
    expect(await new WebSearch(capabilities).run(second, plan(), tasks)).toEqual(round);
    expect(capabilities.calls).toHaveLength(2);
    expect(second.budget.used('searches')).toBe(2);
  });

  it('throws and stores nothing when the run is aborted', async () => {
    const ending = new AbortController();
    const capabilities = new FakeCapabilities({
      search: () => {
        ending.abort(new Error('cancelled'));
        throw new Error('aborted');
      },
    });
    const run = new FakeRun({ signal: ending.signal });
    await expect(new WebSearch(capabilities).run(run, plan(), [task()])).rejects.toThrow('cancelled');
    expect(run.checkpoints.stored.size).toBe(0);
  });

  it('makes no call when the time for gathering is over', async () => {
    const capabilities = new FakeCapabilities({ search: () => results('https://a.org/') });
    const run = new FakeRun({ limits: { wallMs: 0 } });
    await wait(5);
    const round = await new WebSearch(capabilities).run(run, plan(), [task()]);
    expect(round).toEqual({ pages: [], asked: 1, failures: 1 });
    expect(capabilities.calls).toEqual([]);
  });

  it('treats results of a provider as untyped data', async () => {
    const odd = { results: [null, 7, { url: 5 }, { url: 'https://a.org/', title: 'Tide', extra: true }] };
    const round = await new WebSearch(new FakeCapabilities({ search: () => odd })).run(
      new FakeRun(),
      plan(),
      [task()],
    );
    expect(round.pages).toHaveLength(1);
  });
});
