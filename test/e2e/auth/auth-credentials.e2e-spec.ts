import { ApiKeysService, isRefusal, KeyVerifier } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { expectProblem, statusOf } from '../../harness/keys.js';

let app: TestApp;
let keys: ApiKeysService;

beforeAll(async () => {
  app = await startApp();
  keys = app.app.get(ApiKeysService);
});
afterAll(async () => {
  await app.close();
});

describe('credentials', () => {
  const bare = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    app.call(path, { key: null, headers, body });

  it.each<[string, string, () => Promise<TestAnswer>]>([
    ['missing', 'no API key', () => bare('/v1/keys')],
    ['of another scheme', 'no API key', () => bare('/v1/keys', { authorization: 'Basic Zm9v' })],
    ['in a header of two keys', 'form', () => bare('/v1/keys', { authorization: `Bearer a b` })],
    ['malformed', 'checksum', () => bare('/v1/keys', { authorization: 'Bearer cap_123' })],
    ['with a wrong checksum', 'checksum', () => bare('/v1/keys', { authorization: `Bearer ${spoilt()}` })],
    ['in the query', 'query string', () => bare(`/v1/keys?access_token=${app.apiKey}`)],
    ['in the body', 'query string', () => bare('/v1/keys', {}, { name: 'x', access_token: app.apiKey })],
    ['in two places', 'more than one', () => app.call(`/v1/keys?access_token=${app.apiKey}`)],
  ])('are rejected with 401: %s', async (_, words, send) => {
    const answer = await send();
    expectProblem(answer, 401, 'unauthorized');
    expect(answer.body.error.error_category).toBe('authentication');
    expect(answer.body.error.detail).toContain(words);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="capstan"/);
    expect(answer.text).not.toContain(app.apiKey);
  });

  it('get the same answer whether they are unknown or revoked', async () => {
    const { key, id } = await keys.create({ accountId: app.accountId, name: 'gone' });
    await keys.revoke(id);
    const gone = await app.call('/v1/keys', { key });
    await app.dataSource.query('DELETE FROM api_keys WHERE id = $1', [id]);
    const fresh = await startApp({ databaseUrl: app.databaseUrl });
    const never = await fresh.call('/v1/keys', { key });
    await fresh.close();
    expectProblem(gone, 401, 'unauthorized');
    expect(never.body.error).toEqual(gone.body.error);
  });

  it('count against the client address, if wrong, until it is rate limited', async () => {
    const strict = await startApp({ databaseUrl: app.databaseUrl, env: { RATE_LIMIT_PER_MINUTE: '3' } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await statusOf(strict, spoilt()));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const verified = await strict.call('/v1/keys');
    expect(verified.status).toBe(200);
    expect(verified.headers.get('x-ratelimit-remaining')).toBe('2');
    await strict.close();
  });

  it('count against the limit of their key', async () => {
    const key = await app.createKey({ accountId: app.accountId, name: 'slow', rateLimitPerMinute: 2 });
    const answers = [1, 2, 3].map(() => () => app.call('/v1/keys', { key }));
    const statuses: number[] = [];
    for (const send of answers) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('yield a frozen principal', async () => {
    const verdict = await app.app.get(KeyVerifier).verify(app.apiKey, '127.0.0.1');
    expect(isRefusal(verdict)).toBe(false);
    expect(verdict).toMatchObject({ accountId: app.accountId, scopes: ['capabilities', 'account'] });
    expect(Object.isFrozen(verdict)).toBe(true);
  });
});

/** A key of the right format with a wrong checksum. */
function spoilt(): string {
  return app.apiKey.slice(0, -1) + (app.apiKey.endsWith('a') ? 'b' : 'a');
}
