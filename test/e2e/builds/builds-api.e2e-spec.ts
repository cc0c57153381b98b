import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';

let app: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'capstan-builds-'));

beforeAll(async () => {
  app = await startApp({ env: { DATA_DIR: dataDir } });
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const PROMPT = 'A website for the bakery Krume & Korn in Leipzig';
const create = (body: unknown, options = {}) => app.call('/v1/builds', { body, ...options });

describe('POST /v1/builds', () => {
  it('returns `running` and the stream URL, for one credit', async () => {
    const { accountId, apiKey } = await app.createAccount();
    const answer = await create({ prompt: PROMPT }, { key: apiKey });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      data: { status: 'running' },
      error: null,
      credits_used: 1,
    });
    expect(Object.keys(answer.body.metadata)).toEqual(['request_id']);
    const { execution_id, stream_url } = answer.body.data;
    expect(stream_url).toBe(`/cloud-build/${execution_id}/stream`);
    expect(answer.headers.get('x-credits-used')).toBe('1');
    const credits = await app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data.balance).toBe(999);
    const rows = await app.dataSource.query('SELECT account_id FROM builds WHERE id = $1', [execution_id]);
    expect(rows).toEqual([{ account_id: accountId }]);
    expect(await app.audit()).toEqual([]);
  });

  it('creates the default company once, and accepts another company of the caller', async () => {
    const { apiKey: key } = await app.createAccount();
    const [first, second] = await Promise.all([
      create({ prompt: PROMPT }, { key }),
      create({ prompt: PROMPT, company_id: null }, { key }),
    ]);
    expect(second.body.data.company_id).toBe(first.body.data.company_id);
    const made = await app.call('/v1/companies', { body: { name: 'Second' }, key });
    const other = await create({ prompt: PROMPT, company_id: made.body.data.company_id }, { key });
    expect(other.body.data.company_id).toBe(made.body.data.company_id);
    const list = await app.call('/v1/companies', { key });
    expect(list.body.data.companies).toHaveLength(2);
  });

  it('returns not-found for the company of another account, free of charge', async () => {
    const { apiKey: theirs } = await app.createAccount();
    const { apiKey: key } = await app.createAccount();
    const foreign = await app.call('/v1/companies', { body: { name: 'Theirs' }, key: theirs });
    for (const company_id of [foreign.body.data.company_id, randomUUID()]) {
      const answer = await create({ prompt: PROMPT, company_id }, { key });
      expect(answer.status).toBe(404);
      expect(answer.body.error.type).toMatch(/not-found$/);
    }
    expect((await app.call('/v1/credits', { key })).body.data.balance).toBe(1000);
  });

  it.each([
    [{}, ['body', 'prompt'], 'missing'],
    [{ prompt: '' }, ['body', 'prompt'], 'string_too_short'],
    [{ prompt: ' \n ' }, ['body', 'prompt'], 'string_too_short'],
    [{ prompt: null }, ['body', 'prompt'], 'string_type'],
    [{ prompt: 7 }, ['body', 'prompt'], 'string_type'],
    [{ prompt: 'x'.repeat(16_001) }, ['body', 'prompt'], 'string_too_long'],
    [{ prompt: PROMPT, company_id: 'mine' }, ['body', 'company_id'], 'uuid_parsing'],
    [{ prompt: PROMPT, colour: 'red' }, ['body', 'colour'], 'extra_forbidden'],
    ['[]', ['body'], 'model_attributes_type'],
    ['{"prompt"', ['body'], 'json_invalid'],
  ])('rejects %j with 422 and exactly a detail list', async (body, loc, type) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body)).toEqual(['detail']);
    expect(answer.body.detail).toEqual([{ loc, msg: expect.any(String), type }]);
    expect(answer.headers.get('x-credits-used')).toBe('0');
    expect(answer.headers.get('x-ratelimit-limit')).not.toBeNull();
  });

  it.each([
    ['X-Max-Credits', 'much'],
    ['Idempotency-Key', 'x'.repeat(300)],
  ])('rejects an invalid %s header', async (name, value) => {
    const answer = await create({ prompt: PROMPT }, { headers: { [name]: value } });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [{ loc: ['header', name], msg: expect.any(String), type: 'value_error' }],
    });
  });

  it('keeps emoji and text that looks like an escape sequence in the prompt', async () => {
    const prompt = String.raw`${PROMPT} \u0000 "\ud83d" 😀`;
    const { execution_id: id } = (await create({ prompt })).body.data;
    await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    const stream = await app.call(`/cloud-build/${id}/stream`);
    const [data = '{}'] = /(?<=^data: ).*$/m.exec(stream.text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ seq: 1, prompt });
  });

  it('accepts a prompt of 16,000 characters', async () => {
    expect((await create({ prompt: 'ü'.repeat(16_000) })).status).toBe(200);
  });

  it('creates one build for repeated requests with the same key, and charges once', async () => {
    const { apiKey: key } = await app.createAccount();
    const headers = { 'idempotency-key': 'a-build' };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 3 }, () => create({ prompt: PROMPT }, { key, headers })),
    );
    const again = await create({ prompt: PROMPT }, { key, headers });
    const done = [first, ...others, again].filter((answer) => answer?.status === 200);
    expect(new Set(done.map((answer) => answer?.body.data.execution_id)).size).toBe(1);
    expect((await app.call('/v1/builds', { key })).body.data.builds).toHaveLength(1);
    expect((await app.call('/v1/credits', { key })).body.data.balance).toBe(999);
  });

  it('creates no build without credits', async () => {
    const { apiKey: key } = await app.createAccount({ credits: 0 });
    const answer = await create({ prompt: PROMPT }, { key });
    expect(answer.status).toBe(402);
    expect((await app.call('/v1/builds', { key })).body.data.builds).toEqual([]);
  });

  it('returns 401 without a key', async () => {
    expect((await create({ prompt: PROMPT }, { key: null })).status).toBe(401);
  });
});

describe('a queued build', () => {
  it('can be read, instructed and stopped; builds of other accounts return not-found', async () => {
    const { execution_id: id } = (await create({ prompt: PROMPT })).body.data;
    const { apiKey: stranger } = await app.createAccount();
    const got = await app.call(`/v1/builds/${id}`);
    expect(got.body.data).toMatchObject({ execution_id: id, status: 'running', phase: 'queued' });
    expect(got.body.data).not.toHaveProperty('preview_url');
    expect(got.body.credits_used).toBe(0);
    const instruction = await app.call(`/v1/builds/${id}/message`, { body: { prompt: 'Make it green' } });
    expect(instruction.body.data).toEqual({ status: 'accepted', execution_id: id });
    for (const key of [stranger]) {
      expect((await app.call(`/v1/builds/${id}`, { key })).status).toBe(404);
      expect((await app.call(`/v1/builds/${id}/message`, { key, body: { prompt: 'x' } })).status).toBe(404);
      expect((await app.call(`/v1/builds/${id}/stop`, { key, method: 'POST' })).status).toBe(404);
      expect((await app.call(`/cloud-build/${id}/stream`, { key })).status).toBe(404);
    }
    const stopped = await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    expect(stopped.body).toMatchObject({ success: true, credits_used: 0 });
    expect(stopped.body.data.message).toContain('stopped');
    expect((await app.call(`/v1/builds/${id}/stop`, { method: 'POST' })).body.data).toEqual(
      stopped.body.data,
    );
    expect((await app.call(`/v1/builds/${id}`)).body.data.status).toBe('stopped');
    const late = await app.call(`/v1/builds/${id}/message`, { body: { prompt: 'Make it red' } });
    expect(late.status).toBe(409);
    expect(late.body.error.type).toMatch(/build-not-running$/);
    const stream = await app.call(`/cloud-build/${id}/stream`);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const kinds = [...stream.text.matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([
      'build.started',
      'phase.changed',
      'message.accepted',
      'message.applied',
      'build.stopped',
    ]);
    expect(stream.text).toContain('"applied":false');
    const after = (seq: number) =>
      app.call(`/cloud-build/${id}/stream`, { headers: { 'last-event-id': String(seq) } });
    expect((await after(4)).text).toContain('id: 5\nevent: build.stopped\n');
    expect((await after(5)).status).toBe(204);
    expect((await after(999)).status).toBe(204);
    const company = await app.call(`/v1/companies/${got.body.data.company_id}`);
    expect(company.body.data.open_points).toContain('Make it green');
  });

  it('gives no information on builds of others used as a list cursor', async () => {
    const { apiKey: theirs } = await app.createAccount();
    await create({ prompt: PROMPT });
    const foreign = (await create({ prompt: PROMPT }, { key: theirs })).body.data;
    for (const [path, after, list] of [
      ['/v1/builds', foreign.execution_id, 'builds'],
      ['/v1/companies', foreign.company_id, 'companies'],
    ]) {
      const known = await app.call(`${path}?after=${after}`);
      const unknown = await app.call(`${path}?after=${randomUUID()}`);
      expect(known.body.data).toEqual(unknown.body.data);
      expect(known.body.data[list]).toEqual([]);
    }
  });

  it('ends the stream of a reader that is ahead of it', async () => {
    const { execution_id: id } = (await create({ prompt: PROMPT })).body.data;
    const reading = await fetch(`${app.url}/cloud-build/${id}/stream`, {
      headers: { authorization: `Bearer ${app.apiKey}`, 'last-event-id': '999' },
    });
    await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    expect(await reading.text()).toContain('event: build.stopped');
  });

  it('returns 204 to a reader of a deleted stream', async () => {
    const { execution_id: id } = (await create({ prompt: PROMPT })).body.data;
    await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    await app.dataSource.query('DELETE FROM build_events WHERE build_id = $1', [id]);
    expect((await app.call(`/cloud-build/${id}/stream`)).status).toBe(204);
  });

  it('rejects a malformed id with 422', async () => {
    for (const [path, options] of [
      ['/v1/builds/nonsense', {}],
      ['/v1/builds/nonsense/stop', { method: 'POST' }],
      ['/v1/builds/nonsense/message', { body: { prompt: 'x' } }],
    ] as const) {
      const answer = await app.call(path, options);
      expect(answer.status).toBe(422);
      expect(answer.body.detail).toEqual([
        { loc: ['path', 'execution_id'], msg: expect.any(String), type: 'uuid_parsing' },
      ]);
    }
    expect((await app.call(`/v1/builds/${randomUUID()}`)).status).toBe(404);
  });

  it('names a body field that has the name of a path parameter', async () => {
    const { execution_id } = (await create({ prompt: PROMPT })).body.data;
    const body = { prompt: 'Make it green', execution_id };
    const answer = await app.call(`/v1/builds/${execution_id}/message`, { body });
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'execution_id'], type: 'extra_forbidden' }]);
  });

  it('is stopped by clients that send a JSON content type without a body', async () => {
    const { execution_id: id } = (await create({ prompt: PROMPT })).body.data;
    const headers = { 'content-type': 'application/json' };
    const ticket = await app.call(`/v1/builds/${id}/stream-token`, { method: 'POST', headers });
    expect(ticket.status).toBe(200);
    const stopped = await app.call(`/v1/builds/${id}/stop`, { method: 'POST', headers });
    expect(stopped.body).toMatchObject({ success: true });
    const empty = await app.call('/v1/builds', { method: 'POST', headers });
    expect(empty.body.detail).toEqual([{ loc: ['body'], msg: expect.any(String), type: 'json_invalid' }]);
  });

  it('opens its stream once per ticket', async () => {
    const { execution_id: id } = (await create({ prompt: PROMPT })).body.data;
    await app.call(`/v1/builds/${id}/stop`, { method: 'POST' });
    const { token } = (await app.call(`/v1/builds/${id}/stream-token`, { method: 'POST' })).body.data;
    const open = () => app.call(`/cloud-build/${id}/stream?token=${token}`, { key: null });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(401);
    expect((await app.call(`/cloud-build/${id}/stream`, { key: null })).status).toBe(401);
  });
});

describe('through /v1/agent', () => {
  const agent = (capability: string, params: object) =>
    app.call('/v1/agent', { body: { capability, params } });

  it('starts, reads, instructs and stops a build', async () => {
    const made = await agent('build', { prompt: PROMPT });
    expect(made.body).toMatchObject({ credits_used: 1, data: { status: 'running' } });
    const { execution_id } = made.body.data;
    const status = await agent('build_status', { execution_id });
    expect(status.body).toMatchObject({ credits_used: 0, data: { status: 'running' } });
    expect((await agent('build_message', { execution_id, prompt: 'Make it red' })).body.data.status).toBe(
      'accepted',
    );
    expect((await agent('build_stop', { execution_id })).body.data.message).toContain('stopped');
    expect((await agent('build_status', { execution_id })).body.data.status).toBe('stopped');
    expect((await agent('build_status', { execution_id: randomUUID() })).status).toBe(404);
  });
});
