import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { type INestApplicationContext, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, type ConfigSlice, databaseConfig } from '@capstan/platform-core';
import { Broadcast, BroadcastModule, RedisConnection, queueConfig } from '@capstan/platform-jobs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { type OutsideServer, isAvailable, startRedis } from '../../harness/servers.js';

/** The messages that one process received. */
class Receiver {
  readonly messages: unknown[] = [];
  gaps = 0;

  constructor(readonly broadcast: Broadcast) {
    broadcast.subscribe('news', (message) => this.messages.push(message));
    broadcast.onGap(() => (this.gaps += 1));
  }
}

let processes: INestApplicationContext[] = [];

/** The part of a service process that broadcasts. */
async function startProcess(databaseUrl: string, redisUrl?: string): Promise<Receiver> {
  const slices = new Map<ConfigSlice, unknown>([
    [databaseConfig, { url: databaseUrl, poolSize: 2 }],
    [queueConfig, { redisUrl, workerConcurrency: 1 }],
  ]);

  @Module({ imports: [ConfigModule.forRoot({ slices }), BroadcastModule] })
  class ProcessModule {}

  const app = await NestFactory.createApplicationContext(ProcessModule, { logger: false });
  processes.push(app);
  return new Receiver(app.get(Broadcast));
}

/** Polls until `condition` holds; the limit only proves that it does not hang. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A proxy to PostgreSQL; once silenced, existing connections stay open and carry no more data. */
async function startProxy(target: string): Promise<{ url: string; silence(): void; stop(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  let sockets: Socket[] = [];
  const server = createServer((caller) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [caller, upstream]) {
      sockets.push(socket);
      socket.on('error', () => undefined);
    }
    caller.pipe(upstream).pipe(caller);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(target);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      sockets = [];
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function closeAll(): Promise<void> {
  const closing = processes;
  processes = [];
  await Promise.all(closing.map((app) => app.close()));
}

beforeAll(() => Logger.overrideLogger(false));
afterEach(closeAll);

/** Tests for both transports. */
function behavesAsBroadcast(start: () => Promise<Receiver>): void {
  it('reaches every process, including the sender, in order', async () => {
    const [one, two] = [await start(), await start()];
    for (let n = 1; n <= 20; n += 1) await one.broadcast.publish('news', { n });
    await one.broadcast.publish('other', { n: 99 });
    await two.broadcast.publish('news', { last: true });
    await until(() => one.messages.length >= 21 && two.messages.length >= 21);
    const expected = [...Array.from({ length: 20 }, (_, index) => ({ n: index + 1 })), { last: true }];
    expect(one.messages).toEqual(expected);
    expect(two.messages).toEqual(expected);
    expect([one.gaps, two.gaps]).toEqual([0, 0]);
  });

  it('rejects what PostgreSQL cannot carry, and delivers everything else', async () => {
    const receiver = await start();
    await expect(receiver.broadcast.publish('news', { text: 'x'.repeat(8_000) })).rejects.toThrow(
      /send an id/,
    );
    await receiver.broadcast.publish('news', { text: "'; DROP TABLE accounts; -- \u{1F600}" });
    await until(() => receiver.messages.length === 1);
    expect(receiver.messages).toEqual([{ text: "'; DROP TABLE accounts; -- \u{1F600}" }]);
  });

  it('rejects publishing after close, without hanging', async () => {
    const { broadcast } = await start();
    await closeAll();
    expect(broadcast.connected).toBe(false);
    await expect(broadcast.publish('news', {})).rejects.toThrow(/closed/i);
  });
}

describe('broadcast on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  const disconnectAll = () =>
    database.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'capstan-broadcast'`,
    );

  behavesAsBroadcast(() => startProcess(database.url));

  it('reconnects after the server closed the connection, and reports the gap', async () => {
    const [one, two] = [await startProcess(database.url), await startProcess(database.url)];
    await disconnectAll();
    await until(() => one.gaps >= 2 && two.gaps >= 2);
    expect([one.broadcast.connected, two.broadcast.connected]).toEqual([true, true]);
    await one.broadcast.publish('news', { again: true });
    await until(() => two.messages.length > 0 && one.messages.length > 0);
    expect(two.messages).toEqual([{ again: true }]);
  });

  it('delivers messages that were published while disconnected', async () => {
    const one = await startProcess(database.url);
    const mine = await database.dataSource.query<{ pid: number }[]>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'capstan-broadcast'`,
    );
    const two = await startProcess(database.url);
    await database.dataSource.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS u (pid)', [
      mine.map(({ pid }) => pid),
    ]);
    await Promise.all([1, 2, 3].map((n) => one.broadcast.publish('news', { n })));
    expect(one.gaps).toBeGreaterThan(0);
    await until(() => two.messages.length >= 3);
    expect(two.gaps).toBe(0);
    expect(two.messages).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }, { n: 3 }]));
  });

  it('detects a connection that died silently', async () => {
    const proxy = await startProxy(database.url);
    const receiver = await startProcess(proxy.url);
    proxy.silence();
    await until(() => receiver.gaps >= 1);
    await until(() => receiver.broadcast.connected);
    await receiver.broadcast.publish('news', { alive: true });
    await until(() => receiver.messages.length > 0);
    expect(receiver.messages).toEqual([{ alive: true }]);
    await closeAll();
    await proxy.stop();
  });

  it('starts while the database is unavailable, and closes while it is', async () => {
    const nowhere = await startProcess('postgres://missing:x@127.0.0.1:1/none');
    expect(nowhere.broadcast.connected).toBe(false);
    const publishing = nowhere.broadcast.publish('news', {});
    const [outcome] = await Promise.all([Promise.allSettled([publishing]), closeAll()]);
    expect(outcome).toMatchObject([
      { status: 'rejected', reason: { message: expect.stringMatching(/closed/) } },
    ]);
  });
});

describe.skipIf(!isAvailable('redis', 'broadcast on Redis'))('broadcast on Redis', () => {
  let redis: OutsideServer;
  const noDatabase = 'postgres://missing:x@127.0.0.1:1/none';
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis.stop();
  });

  behavesAsBroadcast(() => startProcess(noDatabase, redis.url));

  it('reconnects after the server closed the connection, and reports the gap', async () => {
    const [one, two] = [await startProcess(noDatabase, redis.url), await startProcess(noDatabase, redis.url)];
    const operator = new Redis(redis.url);
    await operator.client('KILL', 'TYPE', 'pubsub');
    await operator.quit();
    await until(() => one.gaps >= 2 && two.gaps >= 2);
    expect([one.broadcast.connected, two.broadcast.connected]).toEqual([true, true]);
    await one.broadcast.publish('news', { again: true });
    await until(() => two.messages.length > 0);
    expect(two.messages).toEqual([{ again: true }]);
  });

  it('starts while Redis is unavailable, and closes while it is', async () => {
    const nowhere = await startProcess(noDatabase, 'redis://127.0.0.1:1');
    expect(nowhere.broadcast.connected).toBe(false);
    await closeAll();
    await expect(nowhere.broadcast.publish('news', {})).rejects.toThrow(/./);
  });

  it('provides other features with one connection, opened on first use', async () => {
    await startProcess(noDatabase, redis.url);
    const connection = processes[0]?.get(RedisConnection);
    expect(connection?.client?.status).toBe('wait');
    await connection?.client?.set('greeting', 'hello');
    expect(await connection?.client?.get('greeting')).toBe('hello');
    await closeAll();
    await until(() => connection?.client?.status === 'end');
  });

  it('provides none without REDIS_URL', async () => {
    await startProcess(noDatabase);
    expect(processes[0]?.get(RedisConnection).client).toBeNull();
  });
});
