import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStream } from '../../harness/build-stream.js';
import { checkReport, sentencesIn } from '../../harness/checked-report.js';
import { ResearchWeb } from '../../harness/research-web/index.js';
import { paragraphsOf } from '../../harness/research-web/web-pages.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';

let web: ResearchWeb;
let service: ResearchingService;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startResearching(web.env);
});

beforeEach(() => web.heal());

afterAll(async () => {
  await service?.close();
  await web?.close();
});

const newest = async (key: string): Promise<string> =>
  (await service.app.call('/v1/research', { key })).body.data.runs[0].id;

const balanceOf = async (key: string): Promise<{ balance: number; held: number }> =>
  (await service.app.call('/v1/credits', { key })).body.data;

/** The text of a web page. */
async function textAt(url: string): Promise<string> {
  const page = web.pageAt(url);
  if (!page) throw new Error(`no page at ${url}`);
  const cells = page.hasTable ? page.topic.table.rows.flat() : [];
  return [page.title, ...paragraphsOf(page), ...cells].join(' ');
}

describe('research at the three depths', () => {
  it.each([
    ['standard', 10, { searches: 5, scrapes: 8 }],
    ['deep', 20, { searches: 15, scrapes: 20 }],
    ['comprehensive', 35, { searches: 30, scrapes: 40 }],
  ])('%s: a report in which every sentence is in the page it cites', async (depth, price, most) => {
    const { apiKey: key } = await service.app.createAccount();
    const topic = web.topic('tidal-barrage');
    const answer = await service.research({ query: topic.question, depth }, { key });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-credits-used')).toBe(String(price));
    const { data, metadata, credits_used: credits } = answer.body;
    expect(credits).toBe(price);
    expect(metadata).toMatchObject({
      provider_used: 'research',
      providers_tried: ['research'],
      mode_used: depth,
    });
    expect(Object.keys(data)).toEqual(['report', 'sources', 'entities', 'metadata']);

    const asked = web.searches.length;
    const fetched = web.fetches.length;
    expect(asked).toBeLessThanOrEqual(most.searches);
    expect(fetched).toBeLessThanOrEqual(most.scrapes);
    expect(data.sources.length).toBeLessThanOrEqual(15);
    expect(data.metadata).toMatchObject({ depth_used: depth, sources_scraped: fetched });

    const id = await newest(key);
    expect(answer.headers.get('location')).toBe(`/v1/research/${id}`);
    const sentences = await checkReport(service.app, id, answer, textAt, key);
    const facts = topic.facts.map(({ sentence }) => sentence);
    const factual = sentences.filter(({ text }) => facts.includes(text));
    // The facts, not the filler around them.
    expect(factual.length / sentences.length).toBeGreaterThan(0.8);
    expect(sentencesIn({ ...data.report, sections: [], key_findings: [] }).map(({ text }) => text)).toContain(
      topic.facts.find((fact) => fact.id === 'cost')?.sentence,
    );
    const cited = new Set(sentences.flatMap(({ sources }) => sources));
    expect(data.metadata.sources_cited).toBeGreaterThanOrEqual(cited.size);
    expect(await balanceOf(key)).toMatchObject({ balance: 1000 - price, held: 0 });
    expect(await service.app.audit()).toEqual([]);

    const events = await service.stream(id, key);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ kind }) => kind === 'search.completed')).toHaveLength(asked);
    expect(events.at(-1)?.kind).toBe('research.completed');
  });
});

describe('request options', () => {
  it('include news and papers, with charts of the figures', async () => {
    const topic = web.topic('saltstack-battery');
    const { body } = await service.research({
      query: topic.question,
      depth: 'DEEP',
      source_types: ['web', 'news', 'academic'],
      include_analysis: true,
      enrich_entities: false,
    });
    const types = body.data.sources.map((source: { source_type: string }) => source.source_type);
    expect(new Set(types)).toEqual(new Set(['web', 'news', 'academic']));
    expect(new Set(web.searches.map(({ kind }) => kind))).toEqual(new Set(['web', 'news', 'academic']));
    expect(body.data.metadata.steps_completed).not.toContain('entity_enrichment');
    const [chart] = body.data.analysis.charts;
    const cells = topic.table.rows.flat();
    for (const { quote, source } of chart.marks) {
      expect(cells.some((cell) => quote.includes(cell))).toBe(true);
      expect(body.data.sources.map(({ id }: { id: number }) => id)).toContain(source);
    }
    expect(chart.svg).toMatch(/^<svg/);
  });

  it('return sources and entities without a report', async () => {
    const { body } = await service.research({
      query: web.topic('dulse-farming').question,
      synthesis: false,
      max_sources: 3,
    });
    expect(Object.keys(body.data)).toEqual(['sources', 'entities', 'metadata']);
    expect(body.data.sources.length).toBeLessThanOrEqual(3);
    expect(body.data.metadata.sources_cited).toBe(0);
    expect(body.credits_used).toBe(10);
  });

  it.each([
    [{}, 'query'],
    [{ query: '  ' }, 'query'],
    [{ query: 'x', depth: 'abyssal' }, 'depth'],
    [{ query: 'x', source_types: 'web,gossip' }, 'source_types'],
    [{ query: 'x', max_sources: 0 }, 'max_sources'],
    [{ query: 'x', freshness: 'decade' }, 'freshness'],
    [{ query: 'x', tone: 'grim' }, 'tone'],
  ])('reject %j', async (params, path) => {
    const { status, body } = await service.research(params);
    expect(status).toBe(400);
    expect(body.error.errors[0].path).toBe(path);
  });

  it('are the same through /v1/agent', async () => {
    const { status, body } = await service.app.call('/v1/agent', {
      body: { capability: 'research', params: { query: web.topic('dulse-farming').question } },
    });
    expect(status).toBe(200);
    expect(body.metadata.mode_used).toBe('standard');
    expect(body.data.report.summary).toContain('[Source ');
  });
});

describe('an asynchronous run', () => {
  it('answers 202 at once, streams, and keeps report and evidence', async () => {
    const { apiKey: key } = await service.app.createAccount();
    const accepted = await service.research(
      { query: web.topic('dulse-farming').question, include_analysis: true },
      { key, headers: { prefer: 'respond-async' } },
    );
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    expect(accepted.body.credits_used).toBe(0);
    const path = accepted.headers.get('location') ?? '';
    const { id } = accepted.body.data;
    expect(path).toBe(`/v1/research/${id}`);
    expect((await balanceOf(key)).held).toBe(10);

    const { token } = (await service.app.call(`${path}/stream-token`, { method: 'POST', key })).body.data;
    const url = `${service.app.url}${path}/stream`;
    const first = await readStream(`${url}?token=${token}`, {
      key: 'none',
      isEnough: (event) => event.id === 3,
    });
    const rest = await readStream(url, { key, lastEventId: 3 });
    expect([...first, ...rest].map((event) => event.id)).toEqual(
      [...Array(first.length + rest.length).keys()].map((n) => n + 1),
    );
    expect(await readStream(url, { key, lastEventId: rest.at(-1)?.id })).toEqual([]);

    const done = (await service.app.call(path, { key })).body.data;
    expect(done).toMatchObject({ status: 'completed', credits_used: 10 });
    expect(done.result.report.summary).toContain('[Source ');
    const receipt = await service.app.call(`/v1/requests/${accepted.body.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ credits_used: 10, capability: 'research' });

    for (const [accept, start] of [
      ['text/markdown', '# '],
      ['text/html', '<!doctype html>'],
      ['application/pdf', '%PDF-'],
    ] as const) {
      const report = await service.app.call(`${path}/report`, { key, headers: { accept } });
      expect(report.status).toBe(200);
      expect(report.headers.get('content-type')).toContain(accept);
      expect(report.text.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
    }
    const image = await service.app.call(`${path}/report`, { key, headers: { accept: 'image/png' } });
    expect(image.status).toBe(406);
  });

  it('is not visible to other accounts', async () => {
    const { apiKey: key } = await service.app.createAccount();
    const id = await service.start({ query: web.topic('dulse-farming').question });
    for (const [path, method] of [
      ['', 'GET'],
      ['', 'DELETE'],
      ['/stream', 'GET'],
      ['/report', 'GET'],
      ['/evidence', 'GET'],
      ['/stream-token', 'POST'],
    ] as const) {
      expect((await service.app.call(`/v1/research/${id}${path}`, { method, key })).status).toBe(404);
    }
    await service.stream(id);
  });

  it('is free if cancelled before it found anything, and notifies the waiting client', async () => {
    const { apiKey: key } = await service.app.createAccount();
    web.fail('search', 'stall');
    const waiting = service.research({ query: web.topic('dulse-farming').question }, { key });
    let id: string | undefined;
    while (id === undefined) {
      const { runs } = (await service.app.call('/v1/research', { key })).body.data;
      id = runs[0]?.status === 'running' ? runs[0].id : undefined;
    }
    const pending = await service.app.call(`/v1/research/${id}/report`, { key });
    expect([pending.status, pending.body.error.error_category]).toEqual([409, 'transient']);
    const cancelled = await service.app.call(`/v1/research/${id}`, { method: 'DELETE', key });
    expect(cancelled.body.data.status).toBe('cancelled');
    const answer = await waiting;
    expect([answer.status, answer.body.credits_used]).toEqual([409, 0]);
    expect(answer.body.error.type).toMatch(/research-cancelled$/);
    const again = await service.app.call(`/v1/research/${id}`, { method: 'DELETE', key });
    expect(again.body.data.status).toBe('cancelled');
    expect((await service.stream(id, key)).at(-1)?.kind).toBe('research.cancelled');
    expect(await balanceOf(key)).toMatchObject({ balance: 1000, held: 0 });
  });
});

describe('a question is charged once', () => {
  it('continues when its client disconnects, and a repeat with the same key gets the result', async () => {
    const { apiKey: key } = await service.app.createAccount();
    const call = {
      body: { query: web.topic('tidal-barrage').question },
      key,
      headers: { 'idempotency-key': randomUUID() },
    };
    const disconnected = new AbortController();
    // A whole run takes a fraction of a second here; this one must still be running when its client has disconnected.
    web.latencyMs = 3_000;
    const lost = service.app.call('/v1/research', { ...call, signal: disconnected.signal }).catch(String);
    const runs = async () => (await service.app.call('/v1/research', { key })).body.data.runs.length;
    await expect.poll(runs, { interval: 5 }).toBe(1);
    disconnected.abort();
    web.latencyMs = 0;
    expect(await lost).toMatch(/abort/i);
    const [one, other] = await Promise.all([
      service.app.call('/v1/research', call),
      service.app.call('/v1/research', call),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers.get('idempotent-replayed')).toBe('true');
    expect(one.text).toBe(other.text);
    expect(await runs()).toBe(1);
    expect(await balanceOf(key)).toMatchObject({ balance: 990, held: 0 });
    const mismatch = await service.app.call('/v1/research', { ...call, body: { query: 'something else' } });
    expect(mismatch.status).toBe(422);
  });

  it('pages through its runs', async () => {
    const { apiKey: key } = await service.app.createAccount();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1)
      ids.push(await service.start({ query: `${web.topic('dulse-farming').question} ${n}` }, key));
    const page = (await service.app.call('/v1/research?limit=2', { key })).body.data;
    expect(page.runs.map((run: { id: string }) => run.id)).toEqual([ids[2], ids[1]]);
    const rest = (await service.app.call(`/v1/research?limit=2&after=${page.next_after}`, { key })).body.data;
    expect(rest.runs.map((run: { id: string }) => run.id)).toEqual([ids[0]]);
    expect(rest.next_after).toBeNull();
    await Promise.all(ids.map((id) => service.stream(id, key)));
  });
});

describe('a question without results', () => {
  it('returns an empty report, free', async () => {
    web.fail('search', 'empty');
    const { status, body } = await service.research({ query: 'How do qwzlfrp behave?' });
    expect(status).toBe(200);
    expect(body.credits_used).toBe(0);
    expect(body.data.report).toMatchObject({
      summary: 'No source that was found answers the question.',
      sections: [],
      key_findings: [],
      confidence: 0,
    });
    expect(body.data.sources).toEqual([]);
  });

  it('fails if every search failed, free', async () => {
    const { apiKey: key } = await service.app.createAccount();
    web.fail('search', 500);
    const { status, body } = await service.research({ query: web.topic('dulse-farming').question }, { key });
    expect(status).toBe(502);
    expect(body.error.type).toMatch(/providers-failed$/);
    expect(await balanceOf(key)).toMatchObject({ balance: 1000, held: 0 });
    const { runs } = (await service.app.call('/v1/research', { key })).body.data;
    expect(runs[0]).toMatchObject({ status: 'failed', failure: { status: 502 } });
  });
});
