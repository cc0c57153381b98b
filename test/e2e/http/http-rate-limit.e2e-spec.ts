import { KeyVerifier } from '@capstan/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { expectFailure, expectHeaders } from '../../harness/failures.js';

const { catalog } = scriptedCatalog();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

describe('429', () => {
  it('beyond the limit of a key, with the wait in headers and body', async () => {
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'slow', rateLimitPerMinute: 3 });
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await app.call('/v1/credits', { key }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    const last = answers[3] as TestAnswer;
    expectFailure(last, 429, 'rate-limited', 'transient');
    expect(last.body.error).toMatchObject({ is_retriable: true, title: 'Rate limit exceeded' });
    const wait = Number(last.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(last.body.error.retry_after_seconds).toBe(wait);
  });

  it('guessed keys, 404s and malformed bodies count against the client address', async () => {
    const strict = await startApp({
      catalog,
      databaseUrl: app.databaseUrl,
      env: { RATE_LIMIT_PER_MINUTE: '4' },
    });
    const statuses = [
      (await strict.call('/v1/nothing', { key: null })).status,
      (await strict.call('/v1/echo', { key: null, body: '{' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess1' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess2' })).status,
      (await strict.call('/v1/credits', { key: 'cap_guess3' })).status,
    ];
    expect(statuses).toEqual([404, 400, 401, 401, 429]);
    expect((await strict.call('/v1/credits', { key: app.apiKey })).status).toBe(200);
    await strict.close();
  });
});

describe('429, before any other work', () => {
  let strict: TestApp;
  beforeEach(async () => {
    strict = await startApp({ catalog, databaseUrl: app.databaseUrl, env: { RATE_LIMIT_PER_MINUTE: '3' } });
  });
  afterEach(() => strict.close());

  const five = async (send: (index: number) => Promise<TestAnswer>): Promise<TestAnswer[]> => {
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(await send(index));
    return answers;
  };
  const statusesOf = (answers: TestAnswer[]): number[] => answers.map(({ status }) => status);

  it('rejects malformed bodies by the limit of the key', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'two', rateLimitPerMinute: 2 });
    const answers = await five(() => strict.call('/v1/echo', { key, body: '{' }));
    expect(statusesOf(answers)).toEqual([400, 400, 429, 429, 429]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-limit'))).toEqual(Array(5).fill('2'));
    expectFailure(answers[4] as TestAnswer, 429, 'rate-limited', 'transient');
  });

  it.each([
    ['unknown paths', 404, '/v1/nothing', {}],
    ['preflights', 204, '/v1/echo', { method: 'OPTIONS' }],
    ['unknown methods', 405, '/v1/echo', { method: 'PUT' }],
    ['bodies of another type', 415, '/v1/echo', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ])('rejects %s beyond the limit', async (_name, status, path, options) => {
    const answers = await five(() => strict.call(path, { key: null, ...options }));
    expect(statusesOf(answers)).toEqual([status, status, status, 429, 429]);
    const refused = answers[4] as TestAnswer;
    expectFailure(refused, 429, 'rate-limited', 'transient');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('stops querying the database for an address that tries unknown keys, but not for its valid keys', async () => {
    const guesses: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      guesses.push(await app.createKey({ accountId: app.accountId, name: 'guessed' }));
    }
    // Keys of the right format and checksum that do not exist.
    await app.dataSource.query(`DELETE FROM api_keys WHERE name = 'guessed'`);
    const reads = vi.spyOn(strict.app.get(KeyVerifier), 'lookUp');
    const answers = await five((index) => strict.call('/v1/credits', { key: guesses[index] as string }));
    expect(statusesOf(answers)).toEqual([401, 401, 401, 429, 429]);
    expectFailure(answers[4] as TestAnswer, 429, 'rate-limited', 'transient');
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('looks up a valid key for an address that has used up its own limit', async () => {
    await five(() => strict.call('/v1/nothing', { key: null }));
    expect((await strict.call('/v1/credits', { key: app.apiKey })).status).toBe(200);
  });

  it('never rejects or counts health checks', async () => {
    await strict.call('/v1/nothing', { key: null });
    for (const method of ['GET', 'HEAD']) {
      const answers = await five(() => strict.call('/health/live', { key: null, method }));
      expect(statusesOf(answers)).toEqual(Array(5).fill(200));
      for (const { headers } of answers) expectHeaders(headers);
    }
    expect((await strict.call('/health/ready', { key: null })).status).toBe(200);
    const { headers } = await strict.call('/v1/nothing', { key: null });
    expect(headers.get('x-ratelimit-remaining')).toBe('1');
  });
});
