import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOptions } from './database-options.js';
import { prepared } from './prepared.js';
import { WatchedClient } from './watched-client.js';

/** A message of the PostgreSQL protocol: type, length, content. */
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

describe('a connection that is closed as soon as it is established', () => {
  it('fails its statement and does not end the process', async () => {
    const { port } = server.address() as AddressInfo;
    const dataSource = new DataSource(
      databaseOptions({ url: `postgres://u:p@127.0.0.1:${port}/d`, poolSize: 2 }),
    );
    // An error event without a listener would end this test run.
    await expect(dataSource.initialize()).rejects.toThrow(/connection error/);
  });
});

describe('a connection that does not respond', () => {
  it('fails its statement and is not reused', async () => {
    let opened = 0;
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      opened += 1;
      socket.once('data', () => socket.write(Buffer.concat([AUTHENTICATED, READY])));
      socket.on('error', () => socket.destroy());
    });
    const { port } = server.address() as AddressInfo;
    const { extra } = databaseOptions({ url: `postgres://u:p@127.0.0.1:${port}/d`, poolSize: 1 });
    expect(extra).toMatchObject({ query_timeout: expect.any(Number), statement_timeout: expect.any(Number) });
    const pool = new Pool({
      host: '127.0.0.1',
      port,
      user: 'u',
      database: 'd',
      max: 1,
      ...extra,
      query_timeout: 50,
    });
    // As TypeORM does: the connection is released whatever the result of the statement.
    const ask = async (): Promise<unknown> => {
      const client = await pool.connect();
      return client.query('SELECT 1').finally(() => client.release());
    };
    await expect(ask()).rejects.toThrow('Query read timeout');
    await expect(ask()).rejects.toThrow('Query read timeout');
    expect(opened).toBe(2);
    await pool.end();
  });
});

describe('a statement that is marked as prepared', () => {
  it('is sent with its name, and others without', async () => {
    const received: string[] = [];
    server.removeAllListeners('connection');
    server.on('connection', (socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([AUTHENTICATED, READY]));
        socket.on('data', (data) => {
          received.push(data.toString('latin1'));
          socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY]));
        });
      });
    });
    const { port } = server.address() as AddressInfo;
    const client = new WatchedClient({ host: '127.0.0.1', port, user: 'u', database: 'd' });
    await client.connect();
    await client.query(prepared('of.a.test', 'SELECT $1::int'), [1]);
    await client.query('SELECT $1::text', ['x']);
    expect(received[0]).toContain('of.a.test\0SELECT $1::int\0');
    // Type and length of the message, then an empty name.
    expect(received[1]?.slice(5)).toMatch(/^\0SELECT \$1::text\0/);
    client.connection.stream.destroy();
  });
});
