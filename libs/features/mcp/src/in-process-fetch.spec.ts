import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { registerHttpHooks, requestContextOf } from '@capstan/platform-http';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProcessFetch } from './in-process-fetch.js';

let app: FastifyInstance;
let disconnected: Promise<void>;
let begun: PromiseWithResolvers<void>;
let fetchInside: typeof fetch;
let outer: FastifyRequest;
let streams: number;
let isStopping: boolean;

/** An endless stream of frames. */
async function* ticks(): AsyncGenerator<string> {
  for (;;) {
    yield 'data: tick\n\n';
    await sleep(5);
  }
}

beforeEach(async () => {
  streams = 0;
  isStopping = false;
  begun = Promise.withResolvers();
  let onDisconnect: () => void;
  disconnected = new Promise((resolve) => (onDisconnect = resolve));
  app = fastify({ trustProxy: (_address, hop) => hop < 1 });
  const state = { scope: 'key' as const, limit: 60, remaining: 59, resetAtSeconds: 1, exceeded: false };
  registerHttpHooks(app, {
    baseUrl: 'http://capstan.test',
    isStopping: () => false,
    admission: () => ({
      limitPerMinute: 60,
      limiter: { count: () => state },
      authenticate: () => undefined,
    }),
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) onDisconnect();
    });
    done();
  });
  app.post('/echo', (request) => {
    requestContextOf(request).creditsUsed = 2;
    const { headers, body, ip, url } = request;
    return { headers, body, ip, url, id: request.capstan?.requestId };
  });
  app.post('/slow', async () => {
    begun.resolve();
    await disconnected;
  });
  app.get('/ticks', (_request, reply) =>
    reply.type('text/event-stream').send(Readable.from(ticks(), { objectMode: false })),
  );
  app.get('/nothing', (_request, reply) => reply.status(204).send());
  app.get('/outer', (request) => {
    outer = request;
    fetchInside = inProcessFetch(request, { onStream: () => (streams += 1), isStopping: () => isStopping });
    return '';
  });
  await app.inject({
    url: '/outer',
    headers: {
      'x-request-id': 'mine',
      'x-forwarded-for': '203.0.113.9',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
  });
});

afterEach(() => app.close());

const post = (path: string, init: RequestInit = {}) =>
  fetchInside(`http://capstan.test${path}`, {
    method: 'POST',
    body: '{"word":"żółw"}',
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });

describe('inProcessFetch', () => {
  it('sends path, query, headers and body, and reads the response', async () => {
    const answer = await post('/echo?a=1', { headers: { 'idempotency-key': 'k' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      url: '/echo?a=1',
      body: { word: 'żółw' },
      headers: { 'idempotency-key': 'k' },
    });
  });

  it('forwards request id, trace and address of the caller, and no forged ones', async () => {
    const answer = await post('/echo', { headers: { 'x-request-id': 'other' } });
    expect(await answer.json()).toMatchObject({
      ip: '203.0.113.9',
      id: 'mine',
      headers: { traceparent: expect.stringContaining('0af7651916cd43dd8448eb211c80319c') },
    });
  });

  it('adds up the credits of its calls', async () => {
    await post('/echo');
    await post('/echo');
    expect(outer.capstan?.creditsUsed).toBe(4);
  });

  it('disconnects a running call when it is aborted', async () => {
    const abort = new AbortController();
    const call = post('/slow', { signal: abort.signal });
    await begun.promise;
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await disconnected;
  });

  it('sends nothing when it was aborted before', async () => {
    await expect(post('/echo', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('disconnects when its stream is not read any further', async () => {
    const answer = await fetchInside('http://capstan.test/ticks');
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('data: tick');
    expect(streams).toBe(1);
    await reader.cancel();
    await disconnected;
  });

  it('disconnects a stream whose signal aborts', async () => {
    const abort = new AbortController();
    const answer = await fetchInside('http://capstan.test/ticks', { signal: abort.signal });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    abort.abort();
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toMatchObject({ name: 'AbortError' });
    await disconnected;
  });

  it('starts nothing while the process is stopping', async () => {
    isStopping = true;
    await expect(post('/echo')).rejects.toThrow('The service is stopping.');
  });

  it('accepts a response without a body', async () => {
    const answer = await fetchInside('http://capstan.test/nothing');
    expect([answer.status, answer.body]).toEqual([204, null]);
  });
});
