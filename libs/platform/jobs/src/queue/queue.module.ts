import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { type DatabaseConfig, databaseConfig } from '@capstan/platform-core';
import { type QueueOptions, createPostgresBackend, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Client } from 'pg';
import { JOB_OPTIONS, QUEUE_SCHEMA } from './queue-options.js';
import { type QueueConfig, queueConfig } from './queue.config.js';

/**
 * BullMQ for the whole process; features register their queues with `BullModule.registerQueue({ name })` and
 * processors with `@Processor(name, WORKER_OPTIONS)`. BullMQ only carries work: never read its events, some
 * get lost on PostgreSQL.
 */
@Module({})
export class QueueModule {
  static forRoot(): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          inject: [queueConfig.token, databaseConfig.token],
          useFactory: queueOptions,
        }),
      ],
    };
  }
}

/** The connection of every queue and worker, on the backend the configuration names. */
async function queueOptions(queue: QueueConfig, database: DatabaseConfig): Promise<QueueOptions> {
  // @nestjs/bullmq constructs queues and workers itself, so the backend can only be chosen process-wide.
  if (queue.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return {
      connection: { url: queue.redisUrl, maxRetriesPerRequest: null },
      defaultJobOptions: JOB_OPTIONS,
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  await migrateQueueSchema(database.url);
  // Each queue and each worker holds its own pool; a worker needs about one connection per running job.
  const connection = {
    connectionString: database.url,
    schema: QUEUE_SCHEMA,
    max: queue.workerConcurrency + 2,
    application_name: 'capstan-queue',
    connectionTimeoutMillis: 10_000,
  };
  // BullMQ's typings know Redis connections only; the backend factory receives this object as it is.
  return { connection: connection as QueueOptions['connection'], defaultJobOptions: JOB_OPTIONS };
}

/** Brings BullMQ's own schema up to date; concurrent starters wait for each other. */
async function migrateQueueSchema(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Its end is told by the statement that fails; unheard, the event would end the process without a word.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}
