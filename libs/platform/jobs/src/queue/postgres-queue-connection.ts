import { WatchedClient } from '@capstan/platform-core';
import { QUEUE_SCHEMA } from './queue-options.js';

/**
 * Connection options of BullMQ on PostgreSQL. Each queue and each worker has its own pool; a worker needs about one
 * connection per running job.
 */
export const postgresQueueConnection = (url: string, workerConcurrency: number) => ({
  connectionString: url,
  schema: QUEUE_SCHEMA,
  max: workerConcurrency + 2,
  application_name: 'capstan-queue',
  connectionTimeoutMillis: 10_000,
  // BullMQ adds no error listener to the connection on which it checks its schema: one that is cut would end the process.
  Client: WatchedClient,
});
