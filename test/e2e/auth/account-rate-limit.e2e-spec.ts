import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { type OutsideServer, isAvailable, startRedis } from '../../harness/servers.js';

const { catalog } = scriptedCatalog();
const LIMITS = { RATE_LIMIT_PER_MINUTE: '3', ACCOUNT_RATE_LIMIT_PER_MINUTE: '5' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog, env: LIMITS });
});
afterAll(() => app.close());

/** The given header of each response, as a number. */
const numbersOf = (answers: TestAnswer[], header: string): number[] =>
  answers.map(({ headers }) => Number(headers.get(header)));

const statusesOf = (answers: TestAnswer[]): number[] => answers.map(({ status }) => status);

async function inTurn(keys: string[], service = app): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (const key of keys) answers.push(await service.call('/v1/credits', { key }));
  return answers;
}

describe('the rate limit of an account', () => {
  let keys: string[];
  beforeEach(async () => {
    const { accountId, apiKey } = await app.createAccount();
    keys = [apiKey, await app.createKey({ accountId, name: 'second' })];
    keys.push(await app.createKey({ accountId, name: 'third' }));
  });

  it('is shared by all its keys', async () => {
    const [a, b, c] = keys as [string, string, string];
    const answers = await inTurn([a, b, c, a, b, c]);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers[5] as TestAnswer;
    expect(refused.body.error).toMatchObject({
      type: 'http://capstan.test/errors/rate-limited',
      detail: 'More than 5 requests in a minute with the keys of this account together.',
      error_category: 'transient',
      is_retriable: true,
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.body.error.retry_after_seconds).toBe(wait);
  });

  it('is reported in the headers once the account has fewer requests left than the key', async () => {
    const [a, b] = keys as [string, string];
    const answers = await inTurn([a, a, a, a, b, b]);
    expect(numbersOf(answers, 'x-ratelimit-limit')).toEqual([3, 3, 3, 3, 5, 5]);
    expect(numbersOf(answers, 'x-ratelimit-remaining')).toEqual([2, 1, 0, 0, 1, 0]);
    expect(answers[3]?.body.error.detail).toBe('More than 3 requests in a minute with this API key.');
  });

  it('does not count requests beyond the limit of a key', async () => {
    const [a, b] = keys as [string, string];
    expect(statusesOf(await inTurn([a, a, a, a, a, a, a]))).toEqual([200, 200, 200, 429, 429, 429, 429]);
    expect(statusesOf(await inTurn([b, b, b]))).toEqual([200, 200, 429]);
  });

  it('does not affect other accounts', async () => {
    const [a, b] = keys as [string, string];
    await inTurn([a, a, a, b, b, b]);
    const quiet = await app.createAccount();
    const [answer] = await inTurn([quiet.apiKey]);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('x-ratelimit-remaining')).toBe('2');
  });

  it('is at least the highest limit that an operator set for one of its keys', async () => {
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'raised', rateLimitPerMinute: 7 });
    const answers = await inTurn(Array<string>(8).fill(key));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('a rate limit set by an operator for an account', () => {
  const limit = (accountId: string, body: object, key = app.adminKey) =>
    app.call(`/v1/admin/accounts/${accountId}/rate-limit`, { method: 'PUT', key, body });

  it('applies at once, whatever the limits of its keys, until it is removed', async () => {
    const admin = await app.createAccount({ scopes: ['admin', 'account'] });
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'raised', rateLimitPerMinute: 100 });
    const set = await limit(accountId, { rate_limit_per_minute: 2 }, admin.apiKey);
    expect(set.body.data).toMatchObject({ id: accountId, rate_limit_per_minute: 2 });
    const answers = await inTurn([key, key, key]);
    expect(statusesOf(answers)).toEqual([200, 200, 429]);
    expect(numbersOf(answers, 'x-ratelimit-limit')).toEqual([2, 2, 2]);
    const lifted = await limit(accountId, { rate_limit_per_minute: null }, admin.apiKey);
    expect(lifted.body.data.rate_limit_per_minute).toBeNull();
    expect(statusesOf(await inTurn([key]))).toEqual([200]);
  });

  it.each([[{}], [{ rate_limit_per_minute: 0 }], [{ rate_limit_per_minute: 'many' }]])(
    'rejects %j',
    async (body) => {
      const admin = await app.createAccount({ scopes: ['admin'] });
      const { accountId } = await app.createAccount();
      expect((await limit(accountId, body, admin.apiKey)).status).toBe(400);
    },
  );
});

describe.skipIf(!isAvailable('redis', 'the rate limit of an account over several processes'))(
  'the rate limit of an account across processes',
  () => {
    let redis: OutsideServer;
    let services: TestApp[] = [];
    beforeAll(async () => {
      redis = await startRedis();
      const env = { ...LIMITS, REDIS_URL: redis.url };
      const options = { catalog, databaseUrl: app.databaseUrl, env };
      services = [await startApp(options), await startApp(options)];
    });
    afterAll(async () => {
      for (const service of services) await service.close();
      await redis.stop();
    });

    it('is counted in Redis', async () => {
      const [one, other] = services as [TestApp, TestApp];
      const { accountId, apiKey } = await app.createAccount();
      const second = await app.createKey({ accountId, name: 'second' });
      const answers = [
        ...(await inTurn([apiKey, apiKey, apiKey, apiKey], one)),
        ...(await inTurn([second, second, second], other)),
      ];
      expect(statusesOf(answers)).toEqual([200, 200, 200, 429, 200, 200, 429]);
      expect(numbersOf(answers, 'x-ratelimit-limit')).toEqual([3, 3, 3, 3, 5, 5, 5]);
      expect(answers[6]?.body.error.detail).toContain('the keys of this account together');
    });
  },
);
