import { resolve } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../harness/app.js';
import type { UpstreamName } from '../../harness/stand-in-web/index.js';
import { ProviderStage, SEARCH_UPSTREAMS } from '../../harness/provider-stage.js';

const MANUAL = resolve(import.meta.dirname, '..', '..', 'harness', 'manual');

/** Every provider is tested as the winner, and failing with another one taking over. */
const stage = ProviderStage.forFile();
const { web } = stage;

/** A source type that a provider serves, and another provider of the same type as fallback. */
function plan(name: UpstreamName): { source_type: string; fallback: UpstreamName } {
  if (name === 'gdelt' || name === 'hackernews') return { source_type: 'news', fallback: 'searxng' };
  if (['crossref', 'openalex', 'europe_pmc', 'arxiv'].includes(name)) {
    return { source_type: 'academic', fallback: 'searxng' };
  }
  return { source_type: 'web', fallback: name === 'searxng' ? 'brave' : 'searxng' };
}

describe.each(SEARCH_UPSTREAMS)('search by %s', (name) => {
  const { source_type, fallback } = plan(name);
  const body = { query: 'calibrate the soil probes', source_type };

  let app: TestApp;
  beforeAll(async () => {
    app = await stage.start({ SEARCH_PROVIDERS: `${name},${fallback}` });
  });
  afterEach(async () => {
    expect(await app.audit()).toEqual([]);
  });
  afterAll(() => app.close());

  it('wins, and is charged once', async () => {
    const answer = await app.call('/v1/search', { body });
    expect(answer.body, answer.text).toMatchObject({
      success: true,
      credits_used: 1,
      metadata: { provider_used: name, providers_tried: [name] },
    });
    expect(answer.body.data.results[0]).toMatchObject({
      url: expect.stringMatching(/^https?:/),
      title: expect.stringMatching(/\S/),
      source_type,
    });
    expect(web.calls(name)).toBeGreaterThan(0);
  });

  it('fails, and the next provider answers', async () => {
    web.behave(name, 'server_error');
    const answer = await app.call('/v1/search', { body });
    expect(answer.body).toMatchObject({
      success: true,
      credits_used: 1,
      metadata: { provider_used: fallback, providers_tried: [name, fallback] },
    });
    const receipt = await app.call(`/v1/requests/${answer.body.metadata.request_id}`);
    expect(receipt.body.data.attempts[0]).toMatchObject({ provider: name, outcome: 'upstream_error' });
  });
});

describe('academic search', () => {
  const academic = { query: 'soil moisture sensor calibration', source_type: 'academic' };
  const FOUR = ['crossref', 'openalex', 'europe_pmc', 'arxiv'] as const;

  it('calls the four indexes in parallel and merges their results', async () => {
    await stage.within({}, async (app) => {
      const { body } = await app.call('/v1/search', { body: academic });
      expect(body).toMatchObject({ success: true, credits_used: 1, metadata: { provider_used: 'merged' } });
      expect(body.metadata.providers_tried).toEqual(expect.arrayContaining([...FOUR]));
      const urls: string[] = body.data.results.map(({ url }: { url: string }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    });
  });

  it('succeeds with those that answer, and names an index that is excluded', async () => {
    for (const name of ['crossref', 'openalex', 'europe_pmc'] as const) web.behave(name, 'server_error');
    await stage.within({ SEARCH_PROVIDERS: FOUR.join(',') }, async (app) => {
      const { body } = await app.call('/v1/search', { body: academic });
      expect(body.metadata).toMatchObject({ provider_used: 'arxiv' });
      expect(body.metadata.providers_tried).toHaveLength(4);
    });
  });
});

it('search by local_index wins when every vendor is down', async () => {
  for (const name of SEARCH_UPSTREAMS) web.behave(name, 'reset');
  await stage.within({}, async (app) => {
    const folder = new IndexFolder(new LocalIndex(app.app.get(DataSource)));
    await folder.run(MANUAL, { name: 'manual', sourceType: 'web' });
    const { body } = await app.call('/v1/search', { body: { query: 'calibrate the soil probes' } });
    expect(body.metadata.provider_used).toBe('local_index');
    expect(body.metadata.providers_tried.length).toBeGreaterThan(5);
  });
});
