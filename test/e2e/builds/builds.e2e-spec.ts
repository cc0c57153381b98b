import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { RESTAURANT } from '../../harness/build-prompts.js';
import type { FollowedBuild } from '../../harness/followed-build.js';

describe('a build without a model', () => {
  let service: BuildingService;

  beforeAll(async () => {
    service = await startBuilding();
  });
  afterAll(() => service.close());

  it.concurrent('creates a site, applies an instruction while it runs, and shows it', async () => {
    const tide = await service.build(RESTAURANT);
    const { app } = service;
    const { key } = tide;
    await tide.until(({ kind }) => kind === 'plan.created');
    await tide.message('The chowder now costs €10. Remove the wobbly gnarps.');
    await tide.untilEnd();

    expect(tide.events.map(({ id }) => id)).toEqual(tide.events.map((_, index) => index + 1));
    expect(tide.events.at(-1)?.kind).toBe('build.completed');
    expect(tide.of('plan.created')[0]?.data['brief']).toMatchObject({
      name: 'Tide',
      kind: 'restaurant',
      language: 'en',
      features: expect.any(Array),
      colours: [],
    });
    const [accepted] = tide.of('message.accepted');
    const [applied] = tide.of('message.applied');
    expect(applied?.data).toMatchObject({ message_id: accepted?.data['message_id'], applied: true });
    expect(String(applied?.data['open_points'])).toContain('gnarps');

    const { status, builder } = await tide.view();
    expect({ status, builder }).toEqual({ status: 'completed', builder: 'deterministic' });
    const home = await tide.visit();
    expect(home.headers.get('content-security-policy')).toContain('sandbox allow-scripts allow-forms');
    expect(await home.text()).toContain('Tide');
    expect(await (await tide.visit('offer.html')).text()).toMatch(/chowder[^]*€10/i);
    const company = (await app.call(`/v1/companies/${tide.companyId}`, { key })).body.data;
    expect(String(company.open_points)).toContain('gnarps');
    expect(await app.audit()).toEqual([]);

    // The archive contains the site, an earlier commit can be restored, and a later build continues from it.
    const archive = await fetch(`${app.url}/v1/builds/${tide.id}/archive`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(archive.headers.get('content-type')).toBe('application/zip');
    expect(
      Buffer.from(await archive.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const commits = await tide.commits();
    expect(commits.length).toBeGreaterThanOrEqual(3);
    expect(commits[0]?.is_preview).toBe(true);

    const later = await service.build('The hake now costs €23', { key });
    await later.untilEnd();
    expect(later.events.at(-1)?.kind).toBe('build.completed');
    expect(later.companyId).toBe(tide.companyId);
    expect(await (await later.visit('offer.html')).text()).toMatch(/€10[^]*€23|€23[^]*€10/);

    const restored = await app.call(`/v1/builds/${later.id}/restore`, {
      body: { commit: commits[0]?.commit },
      key,
    });
    expect(restored.status).toBe(200);
    expect(await (await later.visit('offer.html')).text()).not.toContain('€23');
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
    const booking = collections.find(({ name }: { name: string }) => name === 'booking');
    expect(booking.fields.map(({ name }: { name: string }) => name)).toContain('email');
    const page = await (await studio.visit()).text();
    expect(page).toContain('Quiet Mat');
    expect(page).toContain('_data/booking');
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
