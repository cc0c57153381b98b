import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool } from '../../conformance/mcp-fixtures/mcp-post.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';

const SLOW = { timeout: 240_000 };
const ADDRESS = 'index://Fernhill%20manual/vents/roof.html';

let root: string;
let service: ResearchingService;

/** Documents of the operator, and the handbook that the first start indexes. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'capstan-secret-path-'));
  const manual = join(root, 'home', 'customer-4711');
  const handbook = join(root, 'checkout', 'docs');
  await mkdir(join(manual, 'vents'), { recursive: true });
  await mkdir(handbook, { recursive: true });
  await writeFile(
    join(manual, 'vents', 'roof.html'),
    `<html lang="en"><title>Roof vents</title><h1>Roof vents</h1>
     <p>The controller closes the roof vents above 45 km/h of wind.</p>
     <p>After rain the controller of the greenhouse leaves a gap of a tenth for half an hour.</p>
     <p>Gerda Lindholm, chief engineer of Fernhill Instruments GmbH, designed the roof vents in 2019.</p></html>`,
  );
  await writeFile(
    join(manual, 'vents', 'side.md'),
    '# Side vents\n\nThe side vents of the greenhouse open at 24 degrees and close at 20 degrees. Each side vent has a motor of its own, which draws 40 watts while it turns, and the roof vents wait for it.\n',
  );
  await writeFile(
    join(handbook, 'decision.md'),
    '# Decision on roof vents\n\nRejected: the controller closes the roof vents by refunding on failure, as builds do. The roof vents of the greenhouse were to be closed by a cron job, which was rejected because a failure of the job itself would have gone unnoticed.\n',
  );
  service = await startResearching({ SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' });
  const folders = new IndexFolder(new LocalIndex(service.app.dataSource));
  await folders.run(handbook, { name: 'handbook', isFallback: true });
  await folders.run(manual, { name: 'Fernhill manual' });
});

afterAll(async () => {
  await service?.close();
  await rm(root, { recursive: true, force: true });
});

const question = 'What closes the roof vents of the greenhouse?';

/** Expects no part of the folder paths, in any spelling. */
function expectNoPath(output: string): void {
  expect(output).not.toMatch(/file:|capstan-secret-path|customer-4711|checkout/i);
  expect(output).not.toContain(root);
}

describe('the path of the operator’s documents', () => {
  it.each(['standard', 'ai'])('is not in searches of mode %s', async (mode) => {
    const { body, text } = await service.app.call('/v1/search', { body: { query: question, mode } });
    expect(body.data.results[0]).toMatchObject({ url: ADDRESS, domain: 'Fernhill manual' });
    expect(body.data.citations.map(({ url }: { url: string }) => url.slice(0, 25))).toEqual(
      body.data.citations.map(() => 'index://Fernhill%20manual'),
    );
    expect(body.data.citations.length > 0).toBe(mode === 'ai');
    expectNoPath(text);
  });

  it('is not in scraped documents, whether they exist or not', async () => {
    const formats = ['markdown', 'text', 'html', 'links', 'metadata'];
    const read = await service.app.call('/v1/scrape', { body: { url: ADDRESS, formats } });
    expect(read.body.data).toMatchObject({ url: ADDRESS, final_url: ADDRESS, title: 'Roof vents' });
    expectNoPath(read.text);
    const missing = await service.app.call('/v1/scrape', { body: { url: `${ADDRESS}x` } });
    expect(missing.status).toBe(400);
    expectNoPath(missing.text);
  });

  it('is not in results, streams, reports, evidence or tools', SLOW, async () => {
    const { apiKey: key } = await service.app.createAccount();
    const answer = await service.research({ query: question }, { key });
    expect(answer.body.data.report.summary).toContain('[Source ');
    expect(answer.body.data.sources.map(({ url }: { url: string }) => url)).toContain(ADDRESS);
    const { id } = (await service.app.call('/v1/research', { key })).body.data.runs[0];
    const path = `/v1/research/${id}`;
    const outputs = await Promise.all([
      ...[path, `${path}/evidence`, '/v1/research', '/v1/requests'].map((url) =>
        service.app.call(url, { key }),
      ),
      ...['text/markdown', 'text/html'].map((accept) =>
        service.app.call(`${path}/report`, { key, headers: { accept } }),
      ),
      callTool(service.app, 'search', { query: question }, { key }),
      callTool(service.app, 'scrape', { url: ADDRESS }, { key }),
      callTool(service.app, 'research_status', { id }, { key }),
    ]);
    for (const { status, text } of [answer, ...outputs]) {
      expect(status).toBe(200);
      expectNoPath(text);
    }
    expect(outputs.filter(({ text }) => text.includes(ADDRESS)).length).toBeGreaterThanOrEqual(6);
    const events = await service.stream(id, key);
    expect(events.map(({ kind }) => kind)).toContain('source.found');
    expectNoPath(JSON.stringify(events));
  });
});

describe('the handbook, once other documents are indexed', () => {
  it('is not searched unless it is named', async () => {
    const domains = async (fields: object): Promise<Set<string>> => {
      const { body } = await service.app.call('/v1/search', { body: { query: question, ...fields } });
      return new Set(body.data.results.map(({ domain }: { domain: string }) => domain));
    };
    expect(await domains({})).toEqual(new Set(['Fernhill manual']));
    expect(await domains({ collections: ['handbook'] })).toEqual(new Set(['handbook']));
    expect(await domains({ collections: ['handbook', 'Fernhill manual'] })).toEqual(
      new Set(['handbook', 'Fernhill manual']),
    );
  });

  it('is not used in research unless it is named', SLOW, async () => {
    const asked = await service.research({ query: question });
    expect(asked.text).toContain('closes the roof vents above 45 km/h of wind');
    expect(asked.text).not.toMatch(/handbook|rejected|refunding/i);
    const named = await service.research({ query: question, collections: ['handbook'] });
    const { sources } = named.body.data;
    expect(sources.map(({ url }: { url: string }) => url)).toEqual(['index://handbook/decision.md']);
    const { runs } = (await service.app.call('/v1/research')).body.data;
    expect(runs[0]).toMatchObject({ collections: ['handbook'] });
    expect(runs[1]).toMatchObject({ collections: [] });
  });
});
