import { UnansweredBuildReaper } from '@capstan/builds';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { FollowedBuild } from '../../harness/followed-build.js';

const UNCLEAR = 'Make me something nice for the internet please';

let service: BuildingService;
beforeAll(async () => {
  service = await startBuilding({ CHROMIUM_PATH: 'off' });
});
afterAll(() => service.close());

const balanceOf = async (key: string): Promise<number> =>
  (await service.app.call('/v1/credits', { key })).body.data.balance;

const create = (body: object, key: string) => service.app.call('/v1/builds', { body, key });

describe.concurrent('a prompt that cannot be built', () => {
  it.for([
    ['Write a native iOS app in Swift for my gym', /Native apps cannot be built here/],
    ['Programmiere mir einen Trading-Bot, der Bitcoin kauft und verkauft', /Website/],
  ] as const)(
    'is refused before anything is charged or created: %s',
    async ([prompt, detail], { expect }) => {
      const { apiKey: key } = await service.app.createAccount();
      const { status, body } = await create({ prompt }, key);
      expect(status).toBe(422);
      expect(body).toMatchObject({ success: false, credits_used: 0, error: { is_retriable: false } });
      expect(body.error.type).toMatch(/\/cannot-be-built$/);
      expect(body.error.detail).toMatch(detail);
      expect(await balanceOf(key)).toBe(1000);
      expect((await service.app.call('/v1/builds', { key })).body.data.builds).toEqual([]);
      expect((await service.app.call('/v1/companies', { key })).body.data.companies).toEqual([]);
    },
  );

  it('is refused for a new site of a company that has others', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const first = await create({ prompt: 'A website for the bakery Alma in Porto' }, key);
    expect(first.status).toBe(200);
    const refused = await create({ prompt: 'Write a native iOS app in Swift', site_id: null }, key);
    expect(refused.status).toBe(422);
    expect((await service.app.call('/v1/sites', { key })).body.data.sites).toHaveLength(1);
  });
});

describe.concurrent('a program that is ordered from an account with a site', () => {
  it.for([{}, { site_id: 'first' }] as const)('is refused, free, with %j', async (body, { expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const { data } = (await create({ prompt: 'A website for the bakery Alma in Porto' }, key)).body;
    const site = 'site_id' in body ? { site_id: data.site_id } : {};
    const refused = await create({ prompt: 'Write me a trading bot for Binance in Rust', ...site }, key);
    expect(refused.status).toBe(422);
    expect(refused.body.error.type).toMatch(/\/cannot-be-built$/);
    expect(await balanceOf(key)).toBe(999);
    expect((await service.app.call('/v1/builds', { key })).body.data.builds).toHaveLength(1);
  });
});

describe.concurrent('an unclear prompt', () => {
  it('asks one question, and is charged and built when it is answered', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const created = await create({ prompt: UNCLEAR }, key);
    expect(created.body).toMatchObject({ success: true, credits_used: 0, data: { status: 'running' } });
    expect(created.body.data.question).toMatch(/\?$/);
    expect(await balanceOf(key)).toBe(1000);
    const build = new FollowedBuild(service.app, created.body.data, key);
    const asked = await build.until(({ kind }) => kind === 'build.question');
    expect(asked.data['text']).toBe(created.body.data.question);
    expect(await build.view()).toMatchObject({ status: 'running', question: created.body.data.question });

    const answer = await service.app.call(`/v1/builds/${build.id}/message`, {
      body: { prompt: 'For the bakery "Alma" in Porto. Rye bread €4.' },
      key,
    });
    expect(answer.body).toMatchObject({ data: { status: 'accepted' }, credits_used: 1 });
    expect(await balanceOf(key)).toBe(999);
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(await (await build.visit()).text()).toContain('Rye bread');
    expect(await build.view()).not.toHaveProperty('question');
    expect(await service.app.audit()).toEqual([]);
  });

  it('is charged with the answer at /v1/agent too, which says so', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const { data } = (await create({ prompt: UNCLEAR }, key)).body;
    const answer = await service.app.call('/v1/agent', {
      body: {
        capability: 'build_message',
        params: { execution_id: data.execution_id, prompt: 'A bakery in Porto' },
      },
      key,
    });
    expect(answer.body).toMatchObject({ data: { status: 'accepted' }, credits_used: 1 });
    expect(answer.headers.get('x-credits-used')).toBe('1');
    expect(await balanceOf(key)).toBe(999);
  });

  it('is not built without credits for it, and continues to wait', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount({ credits: 1 });
    const { data } = (await create({ prompt: UNCLEAR }, key)).body;
    await create({ prompt: 'A website for the bakery Alma in Porto' }, key);
    const answer = await service.app.call(`/v1/builds/${data.execution_id}/message`, {
      body: { prompt: 'A bakery' },
      key,
    });
    expect(answer.status).toBe(402);
    expect((await service.app.call(`/v1/builds/${data.execution_id}`, { key })).body.data.status).toBe(
      'running',
    );
  });

  it('is free when it is stopped, and is not the site of the next prompt', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const { data } = (await create({ prompt: UNCLEAR }, key)).body;
    const next = await create({ prompt: 'Make it green, a website for the bakery Alma in Porto' }, key);
    expect(next.body.data.site_id).not.toBe(data.site_id);
    await service.app.call(`/v1/builds/${data.execution_id}/stop`, { method: 'POST', key });
    const { status } = (await service.app.call(`/v1/builds/${data.execution_id}`, { key })).body.data;
    expect(status).toBe('stopped');
    expect(await balanceOf(key)).toBe(999);
  });

  it('ends for free when its question is not answered in time', async ({ expect }) => {
    const { apiKey: key } = await service.app.createAccount();
    const { data } = (await create({ prompt: UNCLEAR }, key)).body;
    await service.app.dataSource.query(
      `UPDATE builds SET created_at = now() - interval '16 minutes' WHERE id = $1`,
      [data.execution_id],
    );
    await service.worker.get(UnansweredBuildReaper).run();
    const build = new FollowedBuild(service.app, data, key);
    const ended = await build.untilEnd();
    expect(ended.kind).toBe('build.failed');
    expect(String(ended.data['reason'])).toContain('free');
    expect(await balanceOf(key)).toBe(1000);
  });
});
