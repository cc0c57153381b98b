import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOptions } from './database-options.js';

/** A message of PostgreSQL's protocol: type, length, content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.byteLength + 4, 1);
  return Buffer.concat([head, content]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const TERMINATED = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

let server: Server;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

describe('a connection that is cut in the moment it is made', () => {
  it('fails its statement and not the process', async () => {
    const { port } = server.address() as AddressInfo;
    const dataSource = new DataSource(
      databaseOptions({ url: `postgres://u:p@127.0.0.1:${port}/d`, poolSize: 2 }),
    );
    // An error that nobody listens to would end this test run.
    await expect(dataSource.initialize()).rejects.toThrow(/connection error/);
  });
});
