import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../harness/call.js';
import { PluginService } from '../../harness/plugin-service.js';

const API_KEY = 'pigeon-secret';

let folder: string;
let vendor: Server;
let service: PluginService;
let key: string;
/** Bodies that the vendor received. */
let letters: object[] = [];
let answer: (response: ServerResponse) => void;

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  letters.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  answer(response);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'capstan-transport-'));
  cpSync(join(import.meta.dirname, 'fixtures', 'harbor'), folder, { recursive: true });
  vendor = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  service = await PluginService.prepare(join(folder, 'capstan.config.ts'), {
    PIGEON_API_KEY: API_KEY,
    PIGEON_BASE_URL: `http://${host}`,
    OUTBOUND_ALLOW_HOSTS: host,
  });
  key = await service.createKey('captain@example.test');
  await service.start();
  await service.startWorker();
});
beforeEach(() => {
  letters = [];
  answer = (response) => response.end(JSON.stringify({ id: `letter-${letters.length}` }));
});
afterAll(async () => {
  await service?.stop();
  vendor?.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (params: object = {}): Promise<TestAnswer> =>
  service.call('/v1/messages', {
    key,
    body: { channel: 'chat', to: 'pigeon:north', text: 'All is well.', ...params },
  });

function report(body: object, secret = API_KEY): Promise<TestAnswer> {
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  return service.call('/v1/messages/callbacks/pigeon', {
    body,
    headers: { 'x-pigeon-signature': signature },
  });
}

const problemOf = ({ status, body }: TestAnswer): unknown => [status, body.error.type.split('/').at(-1)];

describe('a message transport of a plugin', () => {
  it('sends a message to a recipient of its service, which costs a credit', async () => {
    const { body } = await send();
    expect(body).toMatchObject({
      data: { status: 'sent', to: 'pigeon:north', provider: 'pigeon', provider_message_id: 'letter-1' },
      credits_used: 1,
    });
    expect(letters).toEqual([{ loft: 'north', text: 'All is well.' }]);
  });

  it('is named by a dry run', async () => {
    const { body } = await send({ dry_run: true });
    expect(body).toMatchObject({ data: { status: 'dry_run', providers: ['pigeon'] }, credits_used: 0 });
    expect(letters).toEqual([]);
  });

  it('limits the length of a message', async () => {
    expect(problemOf(await send({ text: 'x'.repeat(101) }))).toEqual([400, 'invalid-request']);
  });

  it('that refuses a message fails it without a charge', async () => {
    answer = (response) => response.writeHead(422).end('{}');
    expect(problemOf(await send())).toEqual([422, 'message-refused']);
  });

  it('that accepts a message and loses the answer leaves its outcome unknown, is not asked again, and is free', async () => {
    answer = (response) => void response.destroy();
    const { body } = await send();
    expect(body).toMatchObject({ data: { status: 'outcome_unknown', provider: 'pigeon' }, credits_used: 0 });
    expect(letters).toHaveLength(1);
  });

  it('reports the delivery of a message, if its signature is right', async () => {
    answer = (response) => response.end(JSON.stringify({ id: 'letter-of-report' }));
    const { id } = (await send()).body.data;
    const status = async () => (await service.call(`/v1/messages/${id}`, { key })).body.data.status;
    expect(problemOf(await report({ id: 'letter-of-report', arrived: true }, 'wrong'))).toEqual([
      401,
      'invalid-callback',
    ]);
    expect(await status()).toBe('sent');
    expect((await report({ id: 'letter-of-report', arrived: true })).body.data).toEqual({ changed: 1 });
    expect(await status()).toBe('delivered');
  });
});
