import { BullModule, InjectQueue, Processor, WorkerHost, getQueueToken } from '@nestjs/bullmq';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, type ConfigSlice, databaseConfig } from '@capstan/platform-core';
import {
  QueueModule,
  WORKER_OPTIONS,
  createQueueBackend,
  postgresQueueConnection,
  queueConfig,
} from '@capstan/platform-jobs';
import { type Job, type PostgresConnection, type PostgresQueueBackend, Queue } from 'bullmq';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestDatabase, connect, createDatabase } from '../../harness/database.js';
import { type OutsideServer, isAvailable, startRedis } from '../../harness/servers.js';

interface Sum {
  terms: number[];
}

/** What the processor of these tests did. */
const sums: number[] = [];

@Processor('sums', WORKER_OPTIONS)
class SumProcessor extends WorkerHost {
  async process(job: Job<Sum>): Promise<void> {
    if (job.data.terms.length === 0) throw new Error('nothing to add');
    sums.push(job.data.terms.reduce((total, term) => total + term, 0));
  }
}

@Injectable()
class SumService {
  constructor(@InjectQueue('sums') private readonly queue: Queue<Sum>) {}

  async add(...terms: number[]): Promise<void> {
    await this.queue.add('add', { terms });
  }
}

async function startWorker(databaseUrl: string, redisUrl?: string) {
  const slices = new Map<ConfigSlice, unknown>([
    [databaseConfig, { url: databaseUrl, poolSize: 2 }],
    [queueConfig, { redisUrl, workerConcurrency: 2 }],
  ]);

  @Module({
    imports: [
      ConfigModule.forRoot({ slices }),
      QueueModule.forRoot(),
      BullModule.registerQueue({ name: 'sums' }),
    ],
    providers: [SumProcessor, SumService],
  })
  class WorkerModule {}

  const app = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
  return { app, sums: app.get(SumService), queue: app.get<Queue<Sum>>(getQueueToken('sums')) };
}

/** Polls until `condition` holds; the limit only proves that it does not hang. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Tests for both backends. */
function carriesWork(start: () => ReturnType<typeof startWorker>): void {
  it('runs each job once, deletes finished jobs and keeps failed ones', async () => {
    sums.length = 0;
    const worker = await start();
    await worker.sums.add(1, 2);
    await worker.sums.add(3, 4);
    await worker.sums.add();
    await until(async () => {
      const left = await worker.queue.getJobCounts('wait', 'active', 'completed', 'failed');
      return sums.length >= 2 && left['failed'] === 1 && left['wait'] === 0 && left['active'] === 0;
    });
    expect(sums.toSorted((a, b) => a - b)).toEqual([3, 7]);
    expect(await worker.queue.getJobCounts('completed', 'failed')).toEqual({ completed: 0, failed: 1 });
    const [failed] = await worker.queue.getFailed();
    expect(failed?.failedReason).toBe('nothing to add');
    await worker.app.close();
  });

  it('restarts on existing data', async () => {
    sums.length = 0;
    const [one, two] = [await start(), await start()];
    await one.sums.add(20, 22);
    await until(() => Promise.resolve(sums.length > 0));
    expect(sums).toEqual([42]);
    await Promise.all([one.app.close(), two.app.close()]);
  });
}

describe('queues on PostgreSQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(async () => {
    await database.drop();
  });

  carriesWork(() => startWorker(database.url));

  it('use a schema of their own', async () => {
    const tables = await database.dataSource.query<{ schema: string }[]>(
      `SELECT DISTINCT table_schema AS schema FROM information_schema.tables WHERE table_name = 'job'`,
    );
    expect(tables.map(({ schema }) => schema)).toContain('bullmq');
    expect(tables.map(({ schema }) => schema)).not.toContain('public');
  });

  it('work again after PostgreSQL refused their first connection', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const admin = await connect(inject('postgres').adminUrl);
    const accept = (isOpen: boolean): Promise<unknown> =>
      admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isOpen}`);
    await accept(false);
    const connection = postgresQueueConnection(database.url, 2);
    const queue = new Queue('refused', { connection }, createQueueBackend);
    await expect(queue.add('add', {})).rejects.toThrow('not currently accepting connections');
    await accept(true);
    await queue.add('add', {});
    expect(await queue.getJobCounts('wait')).toEqual({ wait: 1 });
    await queue.close();
    await admin.destroy();
  });

  describe('whose listening connection is lost right after the reply to LISTEN', () => {
    let backend: PostgresQueueBackend;
    beforeAll(async () => {
      const connection = postgresQueueConnection(database.url, 2);
      backend = createQueueBackend('lost', { connection });
      backend.on('error', () => undefined);
      const { connection: connections } = backend as unknown as { connection: PostgresConnection };
      const client = (await connections.getListenClient()) as Client;
      const query = client.query.bind(client) as (sql: string) => Promise<unknown>;
      client.query = (async (sql: string) => {
        const reply = await query(sql);
        client.emit('error', new Error('terminating connection'));
        return reply;
      }) as unknown as Client['query'];
      // Waits on the dead connection, and ends by its own timer.
      expect(await backend.waitForJob(0.1)).toBeNull();
    });
    afterAll(async () => {
      await backend.close();
    });

    it('listen again on the next one', async () => {
      const waiting = backend.waitForJob(20);
      await expect
        .poll(async () => {
          await database.dataSource.query(`SELECT pg_notify('bullmq_jobs', 'lost')`);
          return Promise.race([waiting, Promise.resolve('still waiting')]);
        })
        .toEqual({ member: 'lost', score: 0 });
    });

    it('never wait for longer than ten seconds', () => {
      expect(backend.maximumBlockTimeout).toBeLessThanOrEqual(10);
    });
  });
});

describe.skipIf(!isAvailable('redis', 'queues on Redis'))('queues on Redis', () => {
  let redis: OutsideServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis.stop();
  });

  carriesWork(() => startWorker('postgres://missing:x@127.0.0.1:1/none', redis.url));
});
