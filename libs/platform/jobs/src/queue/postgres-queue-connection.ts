import { WatchedClient } from '@capstan/platform-core';
import type { PoolConfig } from 'pg';
import { QUEUE_SCHEMA } from './queue-options.js';

/**
 * Connections of BullMQ on PostgreSQL. Each queue and each worker has its own pool; a worker needs about one connection per
 * running job, and one to listen.
 */
export const postgresQueueConnection = (url: string, workerConcurrency: number) =>
  ({
    connectionString: url,
    // BullMQ's statements name no schema.
    options: `-c search_path=${QUEUE_SCHEMA}`,
    max: workerConcurrency + 3,
    application_name: 'capstan-queue',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: WatchedClient,
  }) satisfies PoolConfig;
