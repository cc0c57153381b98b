import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import {
  ConsolePage,
  createOwner,
  linkFor,
  signedInMember,
  signedInOwner,
  tokenOf,
} from '../../harness/console-user.js';
import { expectProblem } from '../../harness/keys.js';

let test: TestApp;

beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test?.close());

describe('a session', () => {
  it('calls the API as a key does', async () => {
    const { page } = await signedInOwner(test);
    const credits = await page.send('/v1/credits');
    expect(credits.status).toBe(200);
    expect(credits.body.data.balance).toBe(1000);
    const made = await page.post('/v1/keys', { name: 'made in the console' });
    expect(made.status).toBe(200);
    expect((await test.call('/v1/credits', { key: made.body.data.key })).status).toBe(200);
  });

  it.each([
    ['without the proof', { 'x-capstan-csrf': '' }],
    ['with the proof of another session', { 'x-capstan-csrf': 'a'.repeat(43) }],
    [
      'from another origin with the proof',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['from another port of the host with the proof', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    const { page } = await signedInOwner(test);
    expectProblem(await page.post('/v1/keys', { name: 'forged' }, headers), 403, 'cross-origin-request');
    expectProblem(await page.send('/v1/credits', { headers }), 403, 'cross-origin-request');
    expectProblem(await page.send('/console/api/sessions', { headers }), 403, 'cross-origin-request');
    const { body } = await page.send('/v1/keys');
    expect(body.data.keys.map(({ name }: { name: string }) => name)).not.toContain('forged');
  });

  it('is not taken from a cookie whose signature is wrong', async () => {
    const { page } = await signedInOwner(test);
    const forged = new ConsolePage(test.url);
    forged.csrfToken = page.csrfToken;
    const value = page.cookie.match(/capstan\.session_token=([^;]+)/)?.[1] ?? '';
    forged.setCookie('capstan.session_token', value.replace(/.{8}$/, 'AAAAAA%3D'));
    expectProblem(await forged.send('/v1/credits'), 401, 'unauthorized');
    expectProblem(await forged.open(), 401, 'not-signed-in');
  });

  it('lets no answer be read by another origin with the cookie', async () => {
    const { page } = await signedInOwner(test);
    const answers = [
      await page.send('/v1/credits'),
      await page.open(),
      await page.send('/v1/keys', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-capstan-csrf',
        },
      }),
    ];
    for (const { headers } of answers) expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('gives way to an API key that is sent with it', async () => {
    const { page } = await signedInOwner(test);
    const answer = await page.send('/v1/keys', { headers: { authorization: `Bearer ${test.apiKey}` } });
    const own = await test.call('/v1/keys');
    expect(answer.body.data).toEqual(own.body.data);
  });

  it('ends with sign-out', async () => {
    const { page } = await signedInOwner(test);
    const value = page.cookie.match(/capstan\.session_token=([^;]+)/)?.[1] ?? '';
    expect((await page.send('/console/api/session', { method: 'DELETE' })).status).toBe(200);
    const replay = new ConsolePage(test.url);
    replay.setCookie('capstan.session_token', value);
    expectProblem(await replay.open(), 401, 'not-signed-in');
  });

  it('ends everywhere at once', async () => {
    const { page, email } = await signedInOwner(test);
    const other = new ConsolePage(test.url);
    await other.signInWith(await linkFor(test, email));
    const listed = async (query: string) =>
      (await page.send(`/console/api/sessions?limit=1${query}`)).body.data;
    const newest = await listed('');
    const oldest = await listed(`&after=${newest.next_after}`);
    expect([newest.sessions, oldest.sessions]).toMatchObject([
      [{ is_current: false }],
      [{ is_current: true }],
    ]);
    expect(oldest.next_after).toBeNull();
    const ended = await page.send('/console/api/sessions', { method: 'DELETE' });
    expect(ended.body.data).toEqual({ ended: 2 });
    expectProblem(await page.open(), 401, 'not-signed-in');
    expectProblem(await other.open(), 401, 'not-signed-in');
  });

  it('is ended by its user only, and gives nothing away as the start of a page', async () => {
    const { page } = await signedInOwner(test);
    const foreign = await signedInOwner(test);
    const { body } = await foreign.page.send('/console/api/sessions');
    const { id } = body.data.sessions[0];
    const path = `/console/api/sessions/${id}`;
    const after = async () => (await page.send(`/console/api/sessions?after=${id}`)).body.data.sessions;
    expectProblem(await page.send(path, { method: 'DELETE' }), 404, 'not-found');
    expect(await after()).toEqual([]);
    expect((await foreign.page.send(path, { method: 'DELETE' })).status).toBe(200);
    expect(await after()).toEqual([]);
    expectProblem(await foreign.page.open(), 401, 'not-signed-in');
  });

  it('is refused when its account is suspended', async () => {
    const { page, accountId } = await signedInOwner(test);
    const suspended = await test.call(`/v1/admin/accounts/${accountId}/suspend`, {
      method: 'POST',
      key: test.adminKey,
    });
    expect(suspended.status).toBe(200);
    await expect.poll(async () => (await page.send('/v1/credits')).status).toBe(401);
  });
});

describe('the account of a session', () => {
  it('is the one that the header names, of those that the user is in', async () => {
    const first = await signedInOwner(test);
    const second = await signedInOwner(test);
    const invited = await second.page.post('/console/api/invitations', {
      email: first.email,
      role: 'viewer',
    });
    const { link } = invited.body.data;
    expect((await first.page.post('/console/auth/invitation', { token: tokenOf(link) })).status).toBe(200);
    await first.page.post('/v1/keys', { name: 'of the first' });
    const chosen = { 'x-capstan-account': second.accountId };
    expect((await first.page.send('/v1/keys')).body.data.keys).toHaveLength(2);
    expect((await first.page.send('/v1/keys', { headers: chosen })).body.data.keys).toHaveLength(1);
    expectProblem(await first.page.post('/v1/keys', { name: 'no' }, chosen), 403, 'insufficient-scope');
  });

  it.each([['an account of others'], ['an unknown account'], ['no id']])('is never %s', async (which) => {
    const { page } = await signedInOwner(test);
    const foreign = await createOwner(test);
    const id =
      { 'an account of others': foreign.accountId, 'an unknown account': randomUUID() }[which] ?? "' OR 1=1";
    const headers = { 'x-capstan-account': id };
    expectProblem(await page.send('/v1/credits', { headers }), 403, 'not-a-member');
    expectProblem(await page.send('/console/api/members', { headers }), 403, 'not-a-member');
  });
});

describe('a role', () => {
  it('viewer reads and changes nothing', async () => {
    const owner = await signedInOwner(test);
    const { page } = await signedInMember(test, owner, 'viewer');
    for (const path of [
      '/v1/credits',
      '/v1/usage',
      '/v1/requests',
      '/v1/keys',
      '/v1/builds',
      '/v1/research',
    ]) {
      expect((await page.send(path)).status, path).toBe(200);
    }
    const calls: [string, object][] = [
      ['/v1/search', { query: 'x' }],
      ['/v1/agent', { capability: 'search', params: { query: 'x' } }],
      ['/v1/keys', { name: 'x' }],
      ['/v1/builds', { prompt: 'x' }],
    ];
    for (const [path, body] of calls) {
      expect((await page.post(path, body)).status, path).toBe(403);
    }
    expectProblem(await page.send('/v1/admin/overview'), 403, 'insufficient-scope');
  });

  it('member calls capabilities, and manages neither keys nor members', async () => {
    const owner = await signedInOwner(test);
    const { page, userId } = await signedInMember(test, owner, 'member');
    expect((await page.post('/v1/search', {})).status).toBe(400);
    expect((await page.send('/v1/credits')).status).toBe(200);
    expectProblem(await page.post('/v1/keys', { name: 'x' }), 403, 'insufficient-scope');
    const invitation = { email: 'x@example.test', role: 'owner' };
    expectProblem(await page.post('/console/api/invitations', invitation), 403, 'owner-required');
    const raised = { method: 'PATCH', body: { role: 'owner' } };
    expectProblem(await page.send(`/console/api/members/${userId}`, raised), 403, 'owner-required');
  });

  it('operator has the scope admin', async () => {
    const owner = await signedInOwner(test);
    expectProblem(await owner.page.send('/v1/admin/overview'), 403, 'insufficient-scope');
    const operator = await signedInOwner(test, { isOperator: true });
    expect((await operator.page.send('/v1/admin/overview')).status).toBe(200);
  });

  it('that is taken away holds with the next request', async () => {
    const owner = await signedInOwner(test);
    const { page, userId } = await signedInMember(test, owner, 'owner');
    expect((await page.post('/v1/keys', { name: 'x' })).status).toBe(200);
    const changed = await owner.page.send(`/console/api/members/${userId}`, {
      method: 'PATCH',
      body: { role: 'viewer' },
    });
    expect(changed.body.data).toEqual({ user_id: userId, role: 'viewer' });
    expectProblem(await page.post('/v1/keys', { name: 'y' }), 403, 'insufficient-scope');
    await owner.page.send(`/console/api/members/${userId}`, { method: 'DELETE' });
    expectProblem(await page.send('/v1/credits'), 403, 'not-a-member');
  });
});
