import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type StreamedEvent, readStream } from '../harness/build-stream.js';
import { startWorker } from '../harness/worker.js';

let app: TestApp;
let worker: INestApplicationContext;
const dataDir = mkdtempSync(join(tmpdir(), 'capstan-builds-'));
const SLOW = { timeout: 240_000 };

beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: dataDir } });
  worker = await startWorker({ DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl });
});

afterAll(async () => {
  await worker.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A build, and its stream as far as it was followed. */
class Followed {
  readonly events: StreamedEvent[] = [];

  constructor(
    readonly id: string,
    readonly companyId: string,
    private readonly key: string,
  ) {}

  /** Follows the stream from where it was left, over as many connections as that takes. */
  async until(isEnough: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
    for (;;) {
      const lastEventId = this.events.at(-1)?.id;
      const url = `${app.url}/cloud-build/${this.id}/stream`;
      const more = await readStream(url, { key: this.key, lastEventId, isEnough });
      this.events.push(...more);
      const last = this.events.at(-1);
      if (last && isEnough(last)) return last;
      if (more.length === 0) throw new Error(`the stream ended with ${last?.kind}`);
    }
  }

  untilEnd(): Promise<StreamedEvent> {
    return this.until(({ kind }) => /^build\.(completed|failed|stopped)$/.test(kind));
  }

  of(kind: string): StreamedEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }

  async message(prompt: string): Promise<void> {
    const answer = await app.call(`/v1/builds/${this.id}/message`, { body: { prompt }, key: this.key });
    expect(answer.status).toBe(200);
  }

  async status(): Promise<Record<string, string>> {
    return (await app.call(`/v1/builds/${this.id}`, { key: this.key })).body.data;
  }

  /** A file of the last commit. */
  async file(path: string): Promise<string> {
    return (await app.call(`/v1/builds/${this.id}/files/${path}`, { key: this.key })).text;
  }
}

async function build(prompt: string, key: string, companyId?: string): Promise<Followed> {
  const answer = await app.call('/v1/builds', { body: { prompt, company_id: companyId }, key });
  expect(answer.status).toBe(200);
  return new Followed(answer.body.data.execution_id, answer.body.data.company_id, key);
}

/** What a visitor gets at an address of the preview. */
const visit = (previewUrl: string, path = '', init: RequestInit = {}) =>
  fetch(`${app.url}${new URL(previewUrl).pathname}${path}`, { redirect: 'manual', ...init });

describe('a build without any model', () => {
  it('makes a site, applies an instruction while it runs, and shows it', SLOW, async () => {
    const { apiKey: key } = await app.createAccount();
    const bakery = await build(
      'A website for the bakery "Krume & Korn" in Leipzig. We sell sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.',
      key,
    );
    await bakery.until(({ kind }) => kind === 'preview.ready');
    await bakery.message('Make it green, teleport the customers, and add a page about our history.');
    await bakery.untilEnd();

    expect(bakery.events.map(({ id }) => id)).toEqual(bakery.events.map((_, index) => index + 1));
    expect(bakery.events.at(-1)?.kind).toBe('build.completed');
    expect(bakery.of('plan.created')[0]?.data['brief']).toMatchObject({
      name: 'Krume & Korn',
      kind: 'food_shop',
      language: 'en',
      features: expect.any(Array),
      colours: [],
    });
    const [accepted] = bakery.of('message.accepted');
    const [applied] = bakery.of('message.applied');
    expect(applied?.data).toMatchObject({ message_id: accepted?.data['message_id'], applied: true });
    expect(String(applied?.data['open_points'])).toContain('teleport');

    const { preview_url: preview = '', status, builder } = await bakery.status();
    expect({ status, builder }).toEqual({ status: 'completed', builder: 'deterministic' });
    const home = await visit(preview);
    expect(home.headers.get('content-security-policy')).toContain('sandbox allow-scripts allow-forms');
    expect(await home.text()).toContain('Krume &amp; Korn');
    expect(await (await visit(preview, 'history.html')).text()).toMatch(/<h1/);
    const company = (await app.call(`/v1/companies/${bakery.companyId}`, { key })).body.data;
    expect(String(company.open_points)).toContain('teleport');
    expect(await app.audit()).toEqual([]);

    // The archive is the site, its history can be gone back to, and a later build goes on from it.
    const archive = await fetch(`${app.url}/v1/builds/${bakery.id}/archive`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(archive.headers.get('content-type')).toBe('application/zip');
    expect(
      Buffer.from(await archive.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const { commits } = (await app.call(`/v1/builds/${bakery.id}/commits`, { key })).body.data;
    expect(commits.length).toBeGreaterThanOrEqual(3);
    expect(commits[0].is_preview).toBe(true);
    const before = await bakery.file('about.html');

    const later = await build('Add a page with jobs', key);
    await later.untilEnd();
    expect(later.events.at(-1)?.kind).toBe('build.completed');
    expect(later.companyId).toBe(bakery.companyId);
    expect((await visit(preview, 'history.html')).status).toBe(200);
    expect((await visit(preview, 'jobs.html')).status).toBe(200);
    expect(await later.file('legal.html')).not.toBe('');
    expect(before).not.toBe('');

    const restored = await app.call(`/v1/builds/${later.id}/restore`, {
      body: { commit: commits[0].commit },
      key,
    });
    expect(restored.status).toBe(200);
    expect((await visit(preview, 'jobs.html')).status).toBe(404);
    const after = (await app.call(`/v1/builds/${later.id}/commits`, { key })).body.data.commits;
    expect(after[0].message).toContain('Restore');
    expect(after.length).toBeGreaterThan(commits.length);
  });

  it('makes an app that takes bookings, which its owner exports', SLOW, async () => {
    const { apiKey: key } = await app.createAccount();
    const studio = await build(
      'A booking app for the yoga studio Quiet Mat: beginners class 60 min $18. Open Mon-Fri 9-17.',
      key,
    );
    await studio.untilEnd();
    expect(studio.events.at(-1)?.kind).toBe('build.completed');
    const { preview_url: preview = '' } = await studio.status();
    const { collections } = (await app.call(`/v1/companies/${studio.companyId}/data`, { key })).body.data;
    const booking = collections.find(({ fields }: { fields: { type: string }[] }) =>
      fields.some(({ type }) => type === 'slot'),
    );
    expect(booking).toBeDefined();
    const page = await (await visit(preview, 'book.html')).text();
    expect(page).toContain('Quiet Mat');
    const taken = await (await visit(preview, `_data/${booking.name}`)).json();
    expect(taken).toMatchObject({ count: 0, taken: [] });
  });

  it('stops within two seconds, keeps and shows what was committed', SLOW, async () => {
    const { apiKey: key } = await app.createAccount();
    const site = await build('A website for the plumber Pipe & Sons', key);
    await site.until(({ kind }) => kind === 'commit.created');
    const stopped = await app.call(`/v1/builds/${site.id}/stop`, { method: 'POST', key });
    expect(stopped.body.success).toBe(true);
    expect((await site.status())['status']).toBe('stopped');
    await site.untilEnd();
    expect(site.events.at(-1)?.kind).toBe('build.stopped');
    const { commits } = (await app.call(`/v1/builds/${site.id}/commits`, { key })).body.data;
    expect(commits.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await site.status())['preview_url'], { timeout: 120_000, interval: 500 })
      .toMatch(/\/p\/[a-z2-7]{26}\/$/);
    const { preview_url: preview = '' } = await site.status();
    expect((await visit(preview)).status).toBe(200);
  });

  it('runs the builds of one company one after another', SLOW, async () => {
    const { apiKey: key } = await app.createAccount();
    const first = await build('A website for the florist Petal Post', key);
    const second = await build('Make it blue', key);
    await Promise.all([first.untilEnd(), second.untilEnd()]);
    expect(first.events.at(-1)?.kind).toBe('build.completed');
    expect(second.events.at(-1)?.kind).toBe('build.completed');
    const endOf = (build: Followed) => Date.parse(String(build.events.at(-1)?.data['at']));
    const beginOf = (build: Followed) =>
      Date.parse(String(build.events.find(({ data }) => data['phase'] === 'planning')?.data['at']));
    expect(beginOf(second)).toBeGreaterThanOrEqual(endOf(first));
  });

  it('leaves no work tree behind', async () => {
    const trees = join(dataDir, 'workspaces', 'trees');
    const left = () =>
      readdirSync(trees, { withFileTypes: true, recursive: true }).filter(
        (entry) => entry.isFile() && entry.name === 'index.html',
      );
    // They are removed after the end is told.
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  });
});
