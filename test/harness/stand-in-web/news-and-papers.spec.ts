import { type Capability, type CapabilityProvider, failureForError, providerInfoOf } from '@capstan/kit';
import { search } from '@capstan/catalog';
import { GuardedOutboundClient } from '@capstan/platform-outbound';
import { validateParams } from '@capstan/platform-http';
import { ReadingThreads } from '@capstan/platform-jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Behavior } from './behavior.js';
import { DOCUMENTS } from './documents.js';
import { StandInWeb } from './stand-in-web.js';

const web = new StandInWeb();
const threads = new ReadingThreads({ threads: 1, timeMs: 60_000 });
let client: GuardedOutboundClient;
const capability: Capability = search;
const SOURCE = {
  gdelt: 'news',
  hackernews: 'news',
  crossref: 'academic',
  openalex: 'academic',
  europe_pmc: 'academic',
  arxiv: 'academic',
} as const;
type Name = keyof typeof SOURCE;
const NAMES = Object.keys(SOURCE) as Name[];

beforeAll(async () => {
  await web.start();
  client = new GuardedOutboundClient({
    allowHosts: [web.hostPort],
    userAgent: 'Capstan/0.1 (test)',
    respectsRobots: true,
  });
});
afterEach(() => web.reset());
afterAll(async () => {
  await client.close();
  await threads.onApplicationShutdown();
  await web.stop();
});

type Found = {
  url: string;
  title: string;
  snippet: string;
  published_at: string | null;
  score: number | null;
}[];

const paramsFor = (name: Name, fields: object = {}): object =>
  validateParams(capability.params, { query: 'tidal mill', source_type: SOURCE[name], ...fields });

function ask(name: Name, fields: object = {}): Promise<{ results: Found }> {
  const type = capability.providers.find((provider) => providerInfoOf(provider).name === name)!;
  const config = { apiKey: undefined, baseUrl: web.baseUrl(name), intervalMs: 0 };
  const provider: CapabilityProvider = new type(config, client, threads);
  const context = { signal: new AbortController().signal, timeoutMs: 1000, requestId: 'r1' };
  return provider.call(paramsFor(name, fields), context) as Promise<{ results: Found }>;
}

const failureOf = async (name: Name, behavior: Behavior) => {
  web.behave(name, behavior);
  const end = await ask(name).then(
    () => new Error('succeeded'),
    (error: unknown) => error,
  );
  return failureForError(end);
};

describe('stand-ins of news and papers', () => {
  it.each(NAMES)('%s finds documents', async (name) => {
    const { results } = await ask(name);
    expect(results.length).toBeGreaterThan(1);
    expect(results[0]).toMatchObject({ title: DOCUMENTS[0]!.title });
    expect(results.every(({ published_at }) => published_at !== null)).toBe(true);
    expect((await ask(name, { max_results: 1, freshness: 'week', language: 'en' })).results).toHaveLength(1);
  });

  it.each(NAMES)('%s finds nothing', async (name) => {
    web.behave(name, 'empty');
    expect((await ask(name)).results).toEqual([]);
  });

  it.each(NAMES)('%s fails in its own ways', async (name) => {
    expect(await failureOf(name, 'rate_limited')).toMatchObject({
      outcome: 'rate_limited',
      retryAfterSeconds: 7,
    });
    expect(await failureOf(name, 'rate_limited_silent')).toMatchObject({ outcome: 'rate_limited' });
    expect(await failureOf(name, 'error_200')).toMatchObject({ outcome: 'upstream_error' });
    expect(await failureOf(name, 'server_error')).toMatchObject({ outcome: 'upstream_error' });
    expect(await failureOf(name, 'truncated')).toMatchObject({ outcome: 'upstream_error' });
    expect(await failureOf(name, 'wrong_type')).toMatchObject({ outcome: 'upstream_error' });
    expect(await failureOf(name, 'reset')).toMatchObject({ outcome: 'upstream_error' });
  });

  it('OpenAlex distinguishes an exhausted budget from a rate limit, and from a rejected key', async () => {
    expect(await failureOf('openalex', 'quota_exhausted')).toMatchObject({
      outcome: 'quota_exhausted',
      retryAfterSeconds: 43_200,
    });
    expect(await failureOf('openalex', 'unauthorized')).toMatchObject({ outcome: 'misconfigured' });
  });

  it('GDELT rejects invalid queries, and receives none', async () => {
    const refused = await client.request({ url: `${web.baseUrl('gdelt')}/api/v2/doc/doc?query=AI%20x` });
    expect([refused.status, refused.text()]).toEqual([200, expect.stringContaining('too short')]);
    for (const query of [
      'What is the EU AI Act?',
      '"unbalanced (x',
      'near5:"a b" -tone<3 OR (z)',
      "Ireland's 5G AT&T",
    ]) {
      await expect(
        ask('gdelt', { query, exclude_domains: ['a.example'], language: 'de' }),
      ).resolves.toBeDefined();
    }
  });

  it('the four indexes overlap, and are merged', async () => {
    const names = ['crossref', 'openalex', 'europe_pmc', 'arxiv'] as const;
    const results = await Promise.all(
      names.map(async (provider) => ({ provider, result: await ask(provider) })),
    );
    const merged = capability.merge!.combine(results, paramsFor('crossref')) as { results: Found };
    // The first is in all four; each of the others is there once, wherever it came from.
    expect(merged.results.map(({ title }) => title)).toHaveLength(DOCUMENTS.length);
    expect(new Set(merged.results.map(({ title }) => title))).toEqual(
      new Set(DOCUMENTS.map(({ title }) => title)),
    );
    // Crossref has the DOI but no abstract.
    expect(merged.results[0]).toMatchObject({ url: 'https://doi.org/10.5555/tide.1', score: 1 });
    expect(merged.results[0]!.snippet).toContain(DOCUMENTS[0]!.summary);
  });
});
