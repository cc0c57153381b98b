import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { type DatabaseConfig, databaseConfig } from '@capstan/platform-core';
import { type QueueOptions, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Client } from 'pg';
import { JOB_OPTIONS, QUEUE_SCHEMA } from './queue-options.js';
import { createQueueBackend } from './postgres-queue-backend.js';
import { postgresQueueConnection } from './postgres-queue-connection.js';
import { type QueueConfig, queueConfig } from './queue.config.js';

/**
 * Configures BullMQ for the process. Features name a queue with `defineQueue`, register it with `BullModule.registerQueue({ name })`
 * and its processor with `@Processor(name, WORKER_OPTIONS)`. Do not use BullMQ's events: some get lost on PostgreSQL.
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

/** The connection of every queue and worker, for the configured backend. */
async function queueOptions(queue: QueueConfig, database: DatabaseConfig): Promise<QueueOptions> {
  // @nestjs/bullmq constructs queues and workers itself, so the backend can only be set process-wide.
  if (queue.redisUrl !== undefined) {
    setDefaultBackendFactory();
    return {
      connection: { url: queue.redisUrl, maxRetriesPerRequest: null },
      defaultJobOptions: JOB_OPTIONS,
    };
  }
  setDefaultBackendFactory(createQueueBackend);
  await migrateQueueSchema(database.url);
  const connection = postgresQueueConnection(database.url, queue.workerConcurrency);
  // BullMQ's typings only cover Redis connections; the backend factory receives this object unchanged.
  return { connection: connection as QueueOptions['connection'], defaultJobOptions: JOB_OPTIONS };
}

/** Migrates BullMQ's own schema; concurrent starts wait for each other. */
async function migrateQueueSchema(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // The failing statement reports the lost connection; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}
