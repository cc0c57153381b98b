import { type ConfigOf, defineConfig, envInteger, envText } from '@capstan/platform-core';

const REDIS_URL_FORM = /^rediss?:\/\/./;

const redisUrlText =
  'Redis 6.2 or newer for queues, rate limits and live fan-out, e.g. redis://host:6379/0 (default: none, PostgreSQL is used)';

/** The backend of jobs and broadcasts: PostgreSQL unless REDIS_URL is set. */
export const queueConfig = defineConfig(
  'queue',
  {
    REDIS_URL: envText(redisUrlText)
      .refine((url) => url === undefined || REDIS_URL_FORM.test(url), 'must start with redis:// or rediss://')
      .describe(redisUrlText)
      .meta({ secret: true }),
    WORKER_CONCURRENCY: envInteger(4, { min: 1, max: 500 }, 'Jobs that one worker process runs at a time'),
  },
  (env) => ({ redisUrl: env.REDIS_URL, workerConcurrency: env.WORKER_CONCURRENCY }),
);

export type QueueConfig = ConfigOf<typeof queueConfig>;
