import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type HttpConfig, type UploadPace, readUpload } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiAdapter } from '../../../apps/api/src/api.adapter.js';

const HTTP = {
  baseUrl: 'http://capstan.test',
  trustedProxies: 0,
  rateLimitPerMinute: 60,
} as unknown as HttpConfig;
const FILE = 'x'.repeat(3_000);
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const FORM = `${HEAD}${FILE}\r\n--b--\r\n`;
const HALF = FORM.length / 2;

let adapter: ApiAdapter;
let port: number;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-bodies-'));
  adapter = new ApiAdapter(HTTP, { bodyTimeoutMs: 100 });
  const fastify = adapter.getInstance();
  fastify.post('/json', () => ({ ok: true }));
  fastify.post('/long-work', () => lateBody().then(() => ({ ok: true })));
  const upload = (url: string, pace: UploadPace): void =>
    void fastify.post(url, { config: { acceptsUploads: true } }, (request) => received(request, pace));
  upload('/patient', { intervalMs: 600_000, bytes: 1 });
  upload('/strict', { intervalMs: 50, bytes: 1_000_000 });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
});
afterAll(async () => {
  await adapter.close();
  await rm(folder, { recursive: true, force: true });
});

/** Receives an upload, and returns its text. */
async function received(request: Pick<FastifyRequest, 'raw'>, pace: UploadPace): Promise<{ text: string }> {
  const path = join(folder, randomUUID());
  await readUpload(request, { field: 'file', maxBytes: 10_000, path }, pace);
  return { text: await readFile(path, 'utf8') };
}

/** A connection, and everything it receives until it is closed. */
function connection(): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  return { socket, answer };
}

function startOf(path: string, type: string, bytes: number): string {
  const lines = [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', `Content-Type: ${type}`];
  return `${lines.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`;
}

/** Resolves when a body of JSON was refused for being late. */
async function lateBody(): Promise<string> {
  const { socket, answer } = connection();
  socket.write(`${startOf('/json', 'application/json', 20)}{"text":`);
  return answer;
}

describe('a body that arrives slowly', () => {
  it('is refused with 408, and its connection is closed', async () => {
    const answer = await lateBody();
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('errors/request-timeout');
  });

  it('is accepted if it is an upload that makes progress', async () => {
    const { socket, answer } = connection();
    socket.write(startOf('/patient', 'multipart/form-data; boundary=b', FORM.length) + FORM.slice(0, HALF));
    // Longer than other bodies may take.
    await lateBody();
    socket.write(FORM.slice(HALF));
    expect(await answer).toContain(JSON.stringify({ text: FILE }));
  });

  it('is refused with 408 if it is an upload without progress', async () => {
    const { socket, answer } = connection();
    socket.write(startOf('/strict', 'multipart/form-data; boundary=b', FORM.length) + FORM.slice(0, HALF));
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  });

  it.each(['/json', '/long-work'])(
    'is answered by %s after it has arrived, however long that takes',
    async (path) => {
      const { socket, answer } = connection();
      socket.write(`${startOf(path, 'application/json', 2)}{}`);
      expect(await answer).toContain('{"ok":true}');
    },
  );

  it('is not limited for requests within the process', async () => {
    const answer = await adapter.getInstance().inject({ method: 'POST', url: '/long-work', payload: {} });
    expect(answer.json()).toEqual({ ok: true });
  });
});
