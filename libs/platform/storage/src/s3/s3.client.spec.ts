import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailableError } from '../storage-unavailable.error.js';
import { S3Client } from './s3.client.js';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let client: S3Client;
let received: Received[];
/** Statuses of the next answers; then 200. 0 closes the connection. */
let statuses: number[];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request;
  received.push({ method, url, headers, body: await text(request) });
  const status = statuses.shift() ?? 200;
  if (status === 0) request.socket.destroy();
  else response.writeHead(status).end(status === 200 ? 'ok' : '<Error><Code>Fault</Code></Error>');
}

beforeEach(async () => {
  received = [];
  statuses = [];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    name: 'bucket',
    region: 'eu-west-1',
    accessKeyId: 'ID',
    secretAccessKey: 'SECRET',
  });
});
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const put = () =>
  client.send({
    method: 'PUT',
    key: 'a/b',
    body: { bytes: 5, open: () => Buffer.from('bytes') },
  });

describe('a request of S3', () => {
  it('is signed, without its body, and has a length', async () => {
    const answer = await put();
    expect(await answer?.body.text()).toBe('ok');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'PUT', url: '/bucket/a/b', body: 'bytes' });
    expect(received[0]?.headers).toMatchObject({
      'content-length': '5',
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=ID\/\d{8}\/eu-west-1\/s3\/aws4_request/,
      ),
    });
    expect(JSON.stringify(received)).not.toContain('SECRET');
  });

  it('is repeated with its whole body after a failure that may pass', async () => {
    statuses = [503, 0];
    const answer = await put();
    expect(answer?.statusCode).toBe(200);
    expect(received.map(({ body }) => body)).toEqual(['bytes', 'bytes', 'bytes']);
  });

  it('fails after four attempts', async () => {
    statuses = [500, 502, 503, 500, 200];
    await expect(put()).rejects.toThrow(StorageUnavailableError);
    expect(received).toHaveLength(4);
  });

  it('is not repeated when it was refused', async () => {
    statuses = [403];
    await expect(put()).rejects.toMatchObject({ reason: 'S3 answered 403 Fault: ' });
    expect(received).toHaveLength(1);
  });

  it('has no answer for an object that does not exist', async () => {
    statuses = [404];
    expect(await client.send({ method: 'GET', key: 'a' })).toBeUndefined();
  });
});
