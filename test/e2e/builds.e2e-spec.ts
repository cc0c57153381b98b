import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { readStream } from '../harness/build-stream.js';
import { startWorker } from '../harness/worker.js';

let app: TestApp;
let worker: INestApplicationContext;
const dataDir = mkdtempSync(join(tmpdir(), 'capstan-builds-'));

beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: dataDir } });
  worker = await startWorker({ DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl });
});

afterAll(async () => {
  await worker.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const build = async (prompt: string, key = app.apiKey, companyId?: string) => {
  const answer = await app.call('/v1/builds', { body: { prompt, company_id: companyId }, key });
  const { execution_id: id, stream_url } = answer.body.data;
  return { id: id as string, stream: `${app.url}${stream_url}` };
};

describe('a build without any model', () => {
  it('makes a site that is shown, and tells how', { timeout: 180_000 }, async () => {
    const { id, stream } = await build(
      'A website for the bakery "Krume & Korn" in Leipzig. We sell sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.',
    );
    const events = await readStream(stream, { key: app.apiKey });
    const kinds = events.map(({ kind }) => kind);
    console.log(events.map((e) => JSON.stringify({ k: e.kind, ...e.data }).slice(0, 400)).join('\n'));
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(kinds.at(-1)).toBe('build.completed');
    const status = (await app.call(`/v1/builds/${id}`)).body.data;
    expect(status).toMatchObject({ status: 'completed', builder: 'deterministic' });
    const files = (await app.call(`/v1/builds/${id}/files`)).body.data.files.map(
      (file: { path: string }) => file.path,
    );
    console.log(files.join(' '));
    expect(files).toContain('index.html');
  });
});
