import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limitBodyTime } from './limit-body-time.js';

const LIMIT_MS = 200;
/** A timer that was started again has fired as well. */
const LONG_MS = 2.5 * LIMIT_MS;
/** More than a stream of Node.js buffers while nothing reads it. */
const LARGE = 'x'.repeat(400_000);

let app: FastifyInstance;
/** Resolves before the body is read, like the lookup of a key. */
let admission: () => Promise<void>;

beforeEach(async () => {
  admission = () => Promise.resolve();
  app = fastify({ clientErrorHandler: (_error, socket) => void socket.end('HTTP/1.1 408 Late\r\n\r\n') });
  limitBodyTime(app, LIMIT_MS);
  app.addHook('onRequest', () => admission());
  app.post('/', (request) => String((request.body as string).length));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;

/** Sends a body of which only a part may arrive. @returns the status line of the response. */
async function post(sent: string, length = sent.length): Promise<string | undefined> {
  const socket: Socket = connect(portOf(app), '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${sent}`,
  );
  return (await text(socket)).split('\r\n')[0];
}

describe('limitBodyTime', () => {
  it('ends a request whose body does not arrive', async () => {
    expect(await post('ab', 10)).toBe('HTTP/1.1 408 Late');
  });

  it.each([
    ['small', 'ab'],
    ['large', LARGE],
  ])('does not end one with a %s body that has arrived and waits to be read', async (_size, body) => {
    admission = () => sleep(LONG_MS);
    expect(await post(body)).toBe('HTTP/1.1 200 OK');
  });

  it('ends one that was refused, and whose body does not arrive', async () => {
    admission = () => Promise.reject(new Error('refused'));
    const socket = connect(portOf(app), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nab');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 500 [^]*HTTP\/1\.1 408 Late/);
  });
});
