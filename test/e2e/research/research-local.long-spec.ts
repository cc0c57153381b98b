import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexFolder, LocalIndex } from '@capstan/local-index';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReport } from '../../harness/checked-report.js';
import { type ResearchingService, startResearching } from '../../harness/researching-service.js';

const MANUAL = join(import.meta.dirname, '..', '..', 'harness', 'manual');
const SLOW = { timeout: 240_000 };

let folder: string;
let service: ResearchingService;

/** Uses only the index; the guard blocks all outbound requests. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capstan-research-'));
  await cp(MANUAL, join(folder, 'manual'), { recursive: true });
  service = await startResearching({ SEARCH_PROVIDERS: 'local_index', SCRAPE_PROVIDERS: 'local_index' });
  const summary = await new IndexFolder(new LocalIndex(service.app.dataSource)).run(join(folder, 'manual'));
  expect(summary).toMatchObject({ collection: 'manual', added: 10, failed: 0 });
});

afterAll(async () => {
  await service?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Path of the file of an address: only the operator has it. */
const fileAt = (url: string): string => join(folder, decodeURIComponent(url.replace('index://', '')));

/** The visible text of the file. */
async function textAt(url: string): Promise<string> {
  const { document } = parseHTML(await readFile(fileAt(url), 'utf8'));
  return document.body.textContent;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('research over an indexed folder, with no network', () => {
  it.each([
    [
      'standard',
      10,
      'How do I calibrate the soil probes?',
      'sensors.html',
      'Press the probe into oven-dry soil from the bed and confirm Dry; then soak the soil, wait ten minutes and confirm Wet.',
    ],
    [
      'deep',
      20,
      'What closes the roof vents of the greenhouse in wind and rain?',
      'vents.html',
      'With the optional weather mast the controller closes the vents above 45 km/h of wind, and leaves a gap of a tenth when it rains.',
    ],
    [
      'comprehensive',
      35,
      'How is the irrigation of the beds scheduled, and what pressure do the drip lines need?',
      'irrigation.html',
      'Fit a pressure reducer of 1.5 bar and a fine filter before the valves.',
    ],
  ])('%s: every sentence is in the file it cites', SLOW, async (depth, price, query, file, wanted) => {
    const { apiKey: key } = await service.app.createAccount();
    const answer = await service.research({ query, depth, source_types: 'web,news,academic' }, { key });
    expect(answer.status).toBe(200);
    expect(answer.body.credits_used).toBe(price);
    const { report, sources, metadata } = answer.body.data;
    const url = (name: string): string => `index://manual/${name}`;
    for (const source of sources) {
      expect(source).toMatchObject({ domain: 'manual' });
      expect(source.url).toMatch(/^index:\/\/manual\//);
      await readFile(fileAt(source.url));
    }
    expect(sources.map((source: { url: string }) => source.url)).toContain(url(file));
    expect(metadata).toMatchObject({ depth_used: depth, budget_exhausted: false });

    const { id } = (await service.app.call('/v1/research', { key })).body.data.runs[0];
    const sentences = await checkReport(service.app, id, answer, textAt, key);
    expect(sentences.map(({ text }) => text)).toContain(wanted);
    const urls = new Map<number, string>(
      sources.map((source: { id: number; url: string }) => [source.id, source.url]),
    );
    for (const { text, sources: ids } of sentences) {
      for (const source of ids) {
        expect(plain(await textAt(urls.get(source) ?? ''))).toContain(plain(text));
      }
    }
    expect(report.confidence).toBeGreaterThan(0);

    const path = `/v1/research/${id}/report`;
    const pdf = await service.app.call(path, { key, headers: { accept: 'application/pdf' } });
    expect(pdf.status).toBe(200);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    const markdown = await service.app.call(path, { key, headers: { accept: 'text/markdown' } });
    expect(plain(markdown.text)).toContain(wanted.slice(0, 30));
    const { data: credits } = (await service.app.call('/v1/credits', { key })).body;
    expect(credits).toMatchObject({ balance: 1000 - price, held: 0 });
    expect(await service.app.audit()).toEqual([]);
  });

  it('finds nothing on a topic that no manual covers: an empty report, free', SLOW, async () => {
    const { body } = await service.research({ query: 'Who won the chess olympiad of Tromsø?' });
    expect(body.credits_used).toBe(0);
    expect(body.data.report).toMatchObject({
      summary: 'No source that was found answers the question.',
      sections: [],
      key_findings: [],
      confidence: 0,
    });
    expect(body.data.sources).toEqual([]);
  });
});
