import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import type { FollowedBuild } from '../../harness/followed-build.js';

const SLOW = { timeout: 420_000 };

describe('a second business of a company', () => {
  let service: BuildingService;

  beforeAll(async () => {
    // Rendering is not the subject of this test: no browser check.
    service = await startBuilding({ CHROMIUM_PATH: 'off' });
  });
  afterAll(() => service.close());

  /** All files of the last commit of a build's site, by path. */
  async function filesOf(build: FollowedBuild): Promise<Map<string, string>> {
    const paths = await build.paths();
    return new Map(await Promise.all(paths.map(async (path) => [path, await build.file(path)] as const)));
  }

  it('gets a site of its own, and later builds change the matching one', SLOW, async () => {
    const bakery = await service.build(
      'A website for the bakery "Krume & Korn" in Leipzig. We sell sourdough loaves (€6.50). Open Tue-Sat 7-18.',
    );
    const { key } = bakery;
    const ask = (prompt: string, siteId?: string | null) => service.build(prompt, { key, siteId });
    expect((await bakery.untilEnd()).kind).toBe('build.completed');
    const before = await filesOf(bakery);
    const bakeryUrl = (await bakery.view())['preview_url'];

    const dogs = await ask(
      'A website for my dog school "Happy Paws" in Erfurt, puppy classes at €15, with a contact form',
    );
    expect((await dogs.untilEnd()).kind).toBe('build.completed');
    expect(dogs.companyId).toBe(bakery.companyId);
    expect(dogs.siteId).not.toBe(bakery.siteId);
    const dogsUrl = (await dogs.view())['preview_url'];
    expect(dogsUrl).not.toBe(bakeryUrl);
    expect(await filesOf(bakery)).toEqual(before);
    const home = await (await dogs.visit()).text();
    expect(home).toContain('Happy Paws');
    expect(home).not.toContain('Krume');
    expect(await (await bakery.visit()).text()).not.toContain('Happy Paws');

    const green = await ask('make it green');
    expect((await green.untilEnd()).kind).toBe('build.completed');
    expect(green.siteId).toBe(dogs.siteId);
    expect((await green.view())['preview_url']).toBe(dogsUrl);
    expect(await filesOf(bakery)).toEqual(before);
    const painted = await filesOf(dogs);

    const bread = await ask('Add seed bread for €6', bakery.siteId);
    expect((await bread.untilEnd()).kind).toBe('build.completed');
    expect(await (await bakery.visit()).text()).toMatch(/seed bread/i);
    expect(await (await dogs.visit()).text()).not.toMatch(/seed bread/i);
    expect(await filesOf(dogs)).toEqual(painted);

    const { app } = service;
    const company = (await app.call(`/v1/companies/${bakery.companyId}`, { key })).body.data;
    expect(company).toMatchObject({
      name: 'Krume & Korn',
      preview_url: dogsUrl,
      sites: [
        { site_id: dogs.siteId, name: 'Happy Paws', preview_url: dogsUrl },
        { site_id: bakery.siteId, name: 'Krume & Korn', preview_url: bakeryUrl },
      ],
    });
    expect((await bread.commits())[0]).toMatchObject({
      commit: company.sites[1].shown_commit,
      is_preview: true,
    });
    await keepsEntriesApart(bakery, dogs);
    expect(await app.audit()).toEqual([]);
  });

  async function keepsEntriesApart(bakery: FollowedBuild, dogs: FollowedBuild): Promise<void> {
    const { app } = service;
    const data = async (path: string) => (await app.call(path, { key: bakery.key })).body.data;
    const { collections } = await data(`/v1/sites/${dogs.siteId}/data`);
    const { name, fields } = collections[0] as { name: string; fields: { name: string; type: string }[] };
    const entry = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
    const preview = new URL(String((await dogs.view())['preview_url'])).pathname;
    const sent = await fetch(`${app.url}${preview}_data/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    });
    expect(sent.status).toBe(201);
    const { id } = (await sent.json()) as { id: string };
    expect((await data(`/v1/sites/${dogs.siteId}/data/${name}`)).entries).toMatchObject([{ id }]);
    const csv = await app.call(`/v1/sites/${dogs.siteId}/data/${name}/export`, { key: bakery.key });
    expect(csv.text).toContain(id);
    const counts = async (path: string) =>
      (await data(path)).collections.map(({ entry_count }: { entry_count: number }) => entry_count);
    expect(Math.max(0, ...(await counts(`/v1/sites/${bakery.siteId}/data`)))).toBe(0);
    // The data of the company is that of its first site.
    expect(await data(`/v1/companies/${bakery.companyId}/data`)).toEqual(
      await data(`/v1/sites/${bakery.siteId}/data`),
    );
    const deleted = await app.call(`/v1/sites/${dogs.siteId}/data/${name}/${id}`, {
      method: 'DELETE',
      key: bakery.key,
    });
    expect(deleted.body.data).toEqual({ id });
    expect((await data(`/v1/sites/${dogs.siteId}/data/${name}`)).entries).toEqual([]);
  }
});

const valueOf = ({ type }: { type: string }): string =>
  ({ email: 'ada@example.com', phone: '+44 20 7946 0000', date: '2030-06-03', time: '10:00', number: '2' })[
    type
  ] ?? 'Ada';
