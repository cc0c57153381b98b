import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildStore, type BuildsConfig } from '@capstan/builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { readStream } from '../../harness/build-stream.js';

const BAKERY = 'A website for the bakery Krume & Korn in Leipzig';
const DOG_SCHOOL = 'A website for my dog school Happy Paws in Erfurt, puppy classes at €15';

let app: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'capstan-sites-'));

beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: dataDir } });
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An account and its requests. No worker processes its builds here. */
async function account() {
  const { apiKey: key } = await app.createAccount();
  const create = async (body: Record<string, unknown>) => app.call('/v1/builds', { body, key });
  return {
    key,
    create,
    build: async (prompt: string, more: Record<string, unknown> = {}) => {
      const { status, body } = await create({ prompt, ...more });
      expect({ status, error: body.error }).toEqual({ status: 200, error: null });
      return body.data as { execution_id: string; company_id: string; site_id: string; is_new_site: boolean };
    },
    get: async (path: string) => (await app.call(path, { key })).body.data,
    balance: async () => (await app.call('/v1/credits', { key })).body.data.balance as number,
  };
}

describe('the site of a build', () => {
  it('is the existing one, for a change to it', async () => {
    const { build, get } = await account();
    const first = await build(BAKERY);
    expect(first.is_new_site).toBe(true);
    const second = await build('Make it green');
    expect(second).toMatchObject({
      site_id: first.site_id,
      company_id: first.company_id,
      is_new_site: false,
    });
    expect(await get(`/v1/builds/${second.execution_id}`)).toMatchObject({
      site_id: first.site_id,
      is_new_site: false,
    });
  });

  it('is a new one of the same company for another business', async () => {
    const { build, get, key } = await account();
    const first = await build(BAKERY);
    const second = await build(DOG_SCHOOL);
    expect(second.is_new_site).toBe(true);
    expect(second.company_id).toBe(first.company_id);
    expect(second.site_id).not.toBe(first.site_id);
    expect(await build('Make it green')).toMatchObject({ site_id: second.site_id, is_new_site: false });
    expect((await build('Make Krume & Korn green')).site_id).toBe(first.site_id);
    expect((await build('Add a page with jobs')).site_id).toBe(first.site_id);

    const company = await get(`/v1/companies/${first.company_id}`);
    const named = [
      { site_id: second.site_id, name: 'Happy Paws', shown_commit: null, open_points: [] },
      { site_id: first.site_id, name: 'Krume & Korn', shown_commit: null, open_points: [] },
    ];
    expect(company.sites).toMatchObject(named);
    expect((await get('/v1/sites')).sites).toMatchObject(named);
    const page = await get('/v1/sites?limit=1');
    expect(page.sites).toMatchObject([named[0]]);
    expect((await get(`/v1/sites?limit=1&after=${page.next_after}`)).sites).toMatchObject([named[1]]);
    expect(await get(`/v1/sites/${second.site_id}`)).toMatchObject({
      ...named[0],
      company_id: first.company_id,
    });
    const [started] = await readStream(`${app.url}/cloud-build/${second.execution_id}/stream`, {
      key,
      isEnough: () => true,
    });
    expect(started?.data).toMatchObject({
      company_id: first.company_id,
      site_id: second.site_id,
      is_new_site: true,
      prompt: DOG_SCHOOL,
    });
  });

  it('is the one named by site_id, whatever the prompt says', async () => {
    const { build } = await account();
    const first = await build(BAKERY);
    const second = await build(DOG_SCHOOL);
    const named = await build('A café called Spänchen in Kiel', { site_id: first.site_id });
    expect(named).toMatchObject({ site_id: first.site_id, is_new_site: false });
    const own = { site_id: second.site_id.toUpperCase(), company_id: second.company_id };
    expect((await build('Make it blue', own)).site_id).toBe(second.site_id);
  });

  it.each([null, 'new'])('is a new one for site_id %s, whatever the prompt says', async (site_id) => {
    const { build } = await account();
    const first = await build(BAKERY, { site_id });
    expect(first.is_new_site).toBe(true);
    const second = await build('Make it green', { site_id });
    expect(second.is_new_site).toBe(true);
    expect(second.site_id).not.toBe(first.site_id);
  });

  it('is chosen the same way at /v1/agent, where null means omitted', async () => {
    const { key } = await account();
    const ask = async (params: object) =>
      (await app.call('/v1/agent', { body: { capability: 'build', params }, key })).body.data;
    const first = await ask({ prompt: BAKERY });
    expect((await ask({ prompt: 'Make it green', site_id: null })).site_id).toBe(first.site_id);
    const second = await ask({ prompt: 'Make it green', site_id: 'new' });
    expect(second).toMatchObject({ is_new_site: true, company_id: first.company_id });
    expect((await ask({ prompt: DOG_SCHOOL, site_id: first.site_id })).site_id).toBe(first.site_id);
  });

  it('is looked up in the company of the request', async () => {
    const { build, key } = await account();
    const first = await build(BAKERY);
    const made = (await app.call('/v1/companies', { body: { name: 'Second' }, key })).body.data;
    expect(made.sites).toEqual([]);
    const other = await build('A page for our regulars', { company_id: made.company_id });
    expect(other).toMatchObject({ company_id: made.company_id, is_new_site: true });
    expect((await build('Make it green')).site_id).toBe(first.site_id);
    expect((await build('Make it green', { site_id: other.site_id })).company_id).toBe(made.company_id);
  });

  it('returns not-found for a site of another account, an unknown one and one of another company, free of charge', async () => {
    const theirs = await account();
    const foreign = await theirs.build(BAKERY);
    const { build, create, key, balance } = await account();
    const mine = await build(BAKERY);
    const made = (await app.call('/v1/companies', { body: { name: 'Second' }, key })).body.data;
    for (const body of [
      { site_id: foreign.site_id },
      { site_id: randomUUID() },
      { site_id: mine.site_id, company_id: made.company_id },
      { site_id: mine.site_id, company_id: foreign.company_id },
      { site_id: null, company_id: foreign.company_id },
    ]) {
      const answer = await create({ prompt: BAKERY, ...body });
      expect({ body, status: answer.status }).toEqual({ body, status: 404 });
      expect(answer.body.error.type).toMatch(/not-found$/);
    }
    for (const id of [foreign.site_id, randomUUID(), 'mine', made.company_id]) {
      for (const path of ['', '/data', '/data/messages', '/data/messages/export']) {
        expect((await app.call(`/v1/sites/${id}${path}`, { key })).status).toBe(404);
      }
    }
    expect(await balance()).toBe(999);
    expect(await app.audit()).toEqual([]);
  });

  it.each([
    ['mine', 'uuid_parsing'],
    ['', 'uuid_parsing'],
    [7, 'string_type'],
    [`${randomUUID()}0`, 'uuid_parsing'],
  ])('rejects %j as a site_id', async (site_id, type) => {
    const { create, balance } = await account();
    const { status, body } = await create({ prompt: BAKERY, site_id });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ['body', 'site_id'], type }]);
    expect(await balance()).toBe(1000);
  });
});

describe('concurrent builds', () => {
  it('create a site for each business', async () => {
    const { build, get } = await account();
    const [one, other] = await Promise.all([build(BAKERY), build(DOG_SCHOOL)]);
    expect(one.company_id).toBe(other.company_id);
    expect(one.site_id).not.toBe(other.site_id);
    const { sites } = await get(`/v1/companies/${one.company_id}`);
    expect(sites.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Happy Paws',
      'Krume & Korn',
    ]);
  });

  it('create one site per business, however it is described', async () => {
    const { build, get } = await account();
    const builds = await Promise.all(Array.from({ length: 5 }, () => build(BAKERY)));
    expect(new Set(builds.map(({ site_id }) => site_id)).size).toBe(1);
    expect(builds.filter(({ is_new_site }) => is_new_site)).toHaveLength(1);
    expect((await get('/v1/sites')).sites).toHaveLength(1);
  });

  it('leave no unpaid site behind', async () => {
    const { create, build, get, key } = await account();
    await build(BAKERY);
    const refused = await app.call('/v1/builds', {
      body: { prompt: DOG_SCHOOL },
      key,
      headers: { 'x-max-credits': '0' },
    });
    expect(refused.status).toBe(402);
    expect((await create({ prompt: '' })).status).toBe(422);
    expect((await get('/v1/sites')).sites).toHaveLength(1);
  });

  it('work on one site sequentially, and on several in parallel, up to the limit of the account', async () => {
    const { build, get } = await account();
    const first = await build(BAKERY);
    const waits = await build('Make it green');
    const otherSite = await build(DOG_SCHOOL);
    const store = new BuildStore(app.dataSource, { runningPerAccount: 2, keepDays: 90 } as BuildsConfig);
    expect(await store.claim(waits.execution_id)).toBeNull();
    expect(await store.claim(first.execution_id)).not.toBeNull();
    expect(await store.claim(waits.execution_id)).toBeNull();
    const further = await build('Pizzeria Da Luca in Naples, wood-fired, open daily 18:00-23:00');
    expect(await store.claim(otherSite.execution_id)).toMatchObject({ siteId: otherSite.site_id });
    expect(await store.claim(further.execution_id)).toBeNull();
    expect((await get('/v1/sites')).sites).toHaveLength(3);
  });
});
