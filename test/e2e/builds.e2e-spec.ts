import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../harness/building-service.js';
import type { FollowedBuild } from '../harness/followed-build.js';

describe('a build without a model', () => {
  let service: BuildingService;

  beforeAll(async () => {
    service = await startBuilding();
  });
  afterAll(() => service.close());

  it.concurrent('creates a site, applies an instruction while it runs, and shows it', async () => {
    const bakery = await service.build(
      'A website for the bakery "Krume & Korn" in Leipzig. We sell sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.',
    );
    const { app } = service;
    const { key } = bakery;
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

    const { status, builder } = await bakery.view();
    expect({ status, builder }).toEqual({ status: 'completed', builder: 'deterministic' });
    const home = await bakery.visit();
    expect(home.headers.get('content-security-policy')).toContain('sandbox allow-scripts allow-forms');
    expect(await home.text()).toContain('Krume &amp; Korn');
    expect(await (await bakery.visit('history.html')).text()).toMatch(/<h1/);
    const company = (await app.call(`/v1/companies/${bakery.companyId}`, { key })).body.data;
    expect(String(company.open_points)).toContain('teleport');
    expect(await app.audit()).toEqual([]);

    // The archive contains the site, an earlier commit can be restored, and a later build continues from it.
    const archive = await fetch(`${app.url}/v1/builds/${bakery.id}/archive`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(archive.headers.get('content-type')).toBe('application/zip');
    expect(
      Buffer.from(await archive.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const commits = await bakery.commits();
    expect(commits.length).toBeGreaterThanOrEqual(3);
    expect(commits[0]?.is_preview).toBe(true);
    const before = await bakery.file('about.html');

    const later = await service.build('Add a page with jobs', { key });
    await later.untilEnd();
    expect(later.events.at(-1)?.kind).toBe('build.completed');
    expect(later.companyId).toBe(bakery.companyId);
    expect((await later.visit('history.html')).status).toBe(200);
    expect((await later.visit('jobs.html')).status).toBe(200);
    expect(await later.file('legal.html')).not.toBe('');
    expect(before).not.toBe('');

    const restored = await app.call(`/v1/builds/${later.id}/restore`, {
      body: { commit: commits[0]?.commit },
      key,
    });
    expect(restored.status).toBe(200);
    expect((await later.visit('jobs.html')).status).toBe(404);
    const after = await later.commits();
    expect(after[0]?.message).toContain('Restore');
    expect(after.length).toBeGreaterThan(commits.length);
  });

  it.concurrent('creates an app that takes bookings, which its owner exports', async () => {
    const studio = await service.build(
      'A booking app for the yoga studio Quiet Mat: beginners class 60 min $18. Open Mon-Fri 9-17.',
    );
    await studio.untilEnd();
    expect(studio.events.at(-1)?.kind).toBe('build.completed');
    const path = `/v1/companies/${studio.companyId}/data`;
    const { collections } = (await service.app.call(path, { key: studio.key })).body.data;
    const booking = collections.find(({ fields }: { fields: { type: string }[] }) =>
      fields.some(({ type }) => type === 'slot'),
    );
    expect(booking).toBeDefined();
    const page = await (await studio.visit('book.html')).text();
    expect(page).toContain('Quiet Mat');
    const taken = await (await studio.visit(`_data/${booking.name}`)).json();
    expect(taken).toMatchObject({ count: 0, taken: [] });
  });

  it.concurrent('stops, and keeps and shows what was committed', async ({ expect }) => {
    const site = await service.build('A website for the plumber Pipe & Sons');
    await site.until(({ kind }) => kind === 'commit.created');
    await site.stop();
    expect((await site.view())['status']).toBe('stopped');
    await site.untilEnd();
    expect(site.events.at(-1)?.kind).toBe('build.stopped');
    expect((await site.commits()).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await site.view())['preview_url'], { timeout: 120_000, interval: 500 })
      .toMatch(/\/p\/[a-z2-7]{26}\/$/);
    expect((await site.visit()).status).toBe(200);
  });

  it.concurrent('runs the builds of one site sequentially', async () => {
    const first = await service.build('A website for the florist Petal Post');
    const second = await service.build('Make it blue', { key: first.key });
    await Promise.all([first.untilEnd(), second.untilEnd()]);
    expect(first.events.at(-1)?.kind).toBe('build.completed');
    expect(second.events.at(-1)?.kind).toBe('build.completed');
    const endOf = (build: FollowedBuild) => Date.parse(String(build.events.at(-1)?.data['at']));
    const beginOf = (build: FollowedBuild) =>
      Date.parse(String(build.events.find(({ data }) => data['phase'] === 'planning')?.data['at']));
    expect(beginOf(second)).toBeGreaterThanOrEqual(endOf(first));
  });

  it('leaves no work tree behind', async () => {
    const trees = join(service.dataDir, 'workspaces', 'trees');
    const left = () =>
      readdirSync(trees, { withFileTypes: true, recursive: true }).filter(
        (entry) => entry.isFile() && entry.name === 'index.html',
      );
    // They are removed after the end is reported.
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  });
});
