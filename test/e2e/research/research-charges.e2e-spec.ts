import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../harness/app.js';
import { type StreamedEvent, readStream } from '../../harness/build-stream.js';
import { ResearchWeb } from '../../harness/research-web/index.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';

const SLOW = { timeout: 240_000 };
/** Fewer than the searches of a standard run. */
const STANDARD_PRICE = 2;

let web: ResearchWeb;
let service: ResearchingService;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startResearching({
    ...web.env,
    // The index may have what the web does not.
    SEARCH_PROVIDERS: 'searxng,local_index',
    SCRAPE_PROVIDERS: 'direct_fetch,local_index',
    RESEARCH_CREDITS: `standard=${STANDARD_PRICE},deep=20,comprehensive=35`,
  });
});

beforeEach(() => web.heal());

afterAll(async () => {
  await service?.close();
  await web?.close();
});

const get = async (path: string, key: string) => (await service.app.call(path, { key })).body.data;

const cancel = (id: string, key: string): Promise<TestAnswer> =>
  service.app.call(`/v1/research/${id}`, { method: 'DELETE', key });

/** Searches with results according to the stream. */
const searchesIn = (events: readonly StreamedEvent[]): number =>
  events.filter(({ kind, data }) => kind === 'search.completed' && Number(data['found']) > 0).length;

/** Reads the stream of a run up to this number of events of a kind. */
function readUntil(id: string, key: string, kind: string, count: number): Promise<StreamedEvent[]> {
  let seen = 0;
  return readStream(`${service.app.url}/v1/research/${id}/stream`, {
    key,
    isEnough: (event) => event.kind === kind && (seen += 1) === count,
  });
}

/** Expects that balance, run, receipt, usage and ledger agree, and that the rest of the hold was released. */
async function expectCharged(id: string, key: string, requestId: string, credits: number): Promise<void> {
  expect(await get('/v1/credits', key)).toMatchObject({ balance: 1000 - credits, held: 0 });
  expect(await get(`/v1/research/${id}`, key)).toMatchObject({ credits_used: credits });
  const receipt = await get(`/v1/requests/${requestId}`, key);
  expect(receipt.credits_used).toBe(credits);
  expect(receipt.ledger_entry?.amount ?? 0).toBe(0 - credits);
  expect(await get('/v1/usage', key)).toMatchObject({ calls: 1, credits });
  expect(await service.app.audit()).toEqual([]);
}

/** A run that has reported its searches, and waits for a page that never responds. */
async function startStuck(depth: string) {
  const { apiKey: key } = await service.app.createAccount();
  web.fail('agency', 'stall');
  const { body } = await service.research(
    { query: web.topic('tidal-barrage').question, depth },
    { key, headers: { prefer: 'respond-async' } },
  );
  const id = body.data.id as string;
  await readStream(`${service.app.url}/v1/research/${id}/stream`, {
    key,
    isEnough: ({ kind, data }) => kind === 'step.started' && data['step'] === 'content_extraction',
  });
  return { id, key, requestId: body.metadata.request_id as string };
}

describe('a question without an answer in its sources', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'capstan-questions-'));
    // On the subject, but without a statement: nothing that a report could quote.
    const words = ['weigh', 'open', 'hold', 'turn', 'cost', 'carry', 'need', 'cover', 'reach', 'drive'];
    for (const [place, word] of words.entries()) {
      const lines = words.map((other, at) =>
        at === place
          ? ''
          : `How much does the zeppelin hangar of Borkum ${word} or ${other} in year ${place * 31 + at}?`,
      );
      await writeFile(join(folder, `${word}.md`), `# Zeppelin hangar ${word}\n\n${lines.join('\n\n')}\n`);
    }
    await new IndexFolder(new LocalIndex(service.app.dataSource)).run(folder);
    web.fail('search', 'empty');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('costs the price of its depth when sources are delivered', SLOW, async () => {
    web.fail('search', 'empty');
    const { apiKey: key } = await service.app.createAccount();
    const answer = await service.research(
      { query: 'Who painted the zeppelin hangar of Borkum?', depth: 'comprehensive' },
      { key },
    );
    const { data, metadata, credits_used: credits } = answer.body;
    expect(data.report).toMatchObject({
      summary: 'No source that was found answers the question.',
      sections: [],
    });
    expect(data.sources.length).toBeGreaterThan(3);
    expect(credits).toBe(35);
    expect(answer.headers.get('x-credits-used')).toBe('35');
    const { id } = (await get('/v1/research', key)).runs[0];
    await expectCharged(id, key, metadata.request_id, 35);
  });
});

describe('a run that is cancelled', () => {
  it('after streaming sources is charged for its searches, once', SLOW, async () => {
    const { apiKey: key } = await service.app.createAccount();
    web.latencyMs = 150;
    const { body } = await service.research(
      {
        query: web.topic('tidal-barrage').question,
        depth: 'comprehensive',
        source_types: 'web,news,academic',
      },
      { key, headers: { prefer: 'respond-async' } },
    );
    const id = body.data.id as string;
    const before = await readUntil(id, key, 'source.found', 5);
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(id, key)));
    for (const { body: cancelled } of answers) expect(cancelled.data.status).toBe('cancelled');

    const events = await service.stream(id, key);
    const searches = searchesIn(events);
    expect(searches).toBeGreaterThanOrEqual(searchesIn(before));
    expect(searches).toBeGreaterThan(0);
    // One of the calls is charged; all of them report the cost of the run.
    const reported = answers.map(({ body: { credits_used: credits } }) => credits as number);
    expect(reported.toSorted((one, other) => one - other)).toEqual([0, 0, 0, searches]);
    expect(answers.map(({ headers }) => Number(headers.get('x-credits-used')))).toEqual(reported);
    for (const { body: cancelled } of answers) expect(cancelled.data.credits_used).toBe(searches);
    expect(events.at(-1)).toMatchObject({
      kind: 'research.cancelled',
      data: { searches, credits_used: searches },
    });
    const again = await cancel(id, key);
    expect(again.body).toMatchObject({ credits_used: 0, data: { credits_used: searches } });
    await expectCharged(id, key, body.metadata.request_id, searches);
  });

  it('is charged at most the price of its depth', SLOW, async () => {
    const { id, key, requestId } = await startStuck('standard');
    expect((await cancel(id, key)).body.data.status).toBe('cancelled');
    const events = await service.stream(id, key);
    expect(searchesIn(events)).toBeGreaterThan(STANDARD_PRICE);
    await expectCharged(id, key, requestId, STANDARD_PRICE);
  });

  it('is charged the same when the cancelling process dies before the end is booked', SLOW, async () => {
    const { id, key, requestId } = await startStuck('deep');
    // The state it leaves behind: sealed against its worker, and without a worker.
    await service.app.dataSource.query(
      `UPDATE research_runs SET generation = generation + 1, stop_requested_at = now(),
         lease_until = clock_timestamp() - interval '1 second' WHERE id = $1`,
      [id],
    );
    const events = await service.stream(id, key);
    expect(events.at(-1)?.kind).toBe('research.cancelled');
    expect(searchesIn(events)).toBeGreaterThan(0);
    await expectCharged(id, key, requestId, searchesIn(events));
  });

  it('reports the charge to a waiting client', SLOW, async () => {
    const { apiKey: key } = await service.app.createAccount();
    web.fail('agency', 'stall');
    const waiting = service.research({ query: web.topic('tidal-barrage').question, depth: 'deep' }, { key });
    const run = async () => (await get('/v1/research', key)).runs[0];
    await expect.poll(async () => (await run())?.status).toBe('running');
    const { id } = await run();
    const found = searchesIn(await readUntil(id, key, 'search.completed', 3));
    await cancel(id, key);
    const { status, body } = await waiting;
    const searches = searchesIn(await service.stream(id, key));
    expect(searches).toBeGreaterThanOrEqual(found);
    expect([status, body.credits_used]).toEqual([409, 0]);
    expect(body.error.detail).toContain(`${searches} credits were charged`);
    await expectCharged(id, key, body.metadata.request_id, searches);
  });
});
