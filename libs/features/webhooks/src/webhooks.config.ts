import { type ConfigOf, defineConfig, envInteger, envTextOr } from '@capstan/platform-core';

const RETRIES_DESCRIPTION =
  'Seconds after each failed attempt until the next one, separated by commas; a delivery fails with its last retry';

/**
 * 24 retries from 5 s to 24 h over about three days: a receiver that fails half of the time then misses one event in 33
 * million. Most are early, because most failures are short.
 */
const DEFAULT_RETRIES =
  '5,5,10,20,30,60,120,180,300,300,600,600,900,1800,1800,3600,3600,5400,7200,10800,18000,28800,86400,86400';

const isSchedule = (text: string): boolean => /^\d+(\.\d+)?( *, *\d+(\.\d+)?)*$/.test(text);

export const webhooksConfig = defineConfig(
  'webhooks',
  {
    WEBHOOKS_PER_ACCOUNT: envInteger(10, { min: 0, max: 10_000 }, 'Webhook endpoints one account may have'),
    WEBHOOK_TIMEOUT_SECONDS: envInteger(
      15,
      { min: 1, max: 120 },
      'Seconds in which a webhook endpoint must answer',
    ),
    WEBHOOK_RETRY_SECONDS: envTextOr(DEFAULT_RETRIES, RETRIES_DESCRIPTION)
      .refine(isSchedule, { error: 'must be numbers separated by commas' })
      .describe(RETRIES_DESCRIPTION),
    WEBHOOK_DISABLE_AFTER_DAYS: envInteger(
      5,
      { min: 1, max: 365 },
      'Days in which all attempts failed, after which a webhook endpoint is disabled',
    ),
    WEBHOOK_LOG_DAYS: envInteger(
      30,
      { min: 7, max: 3650 },
      'Days after which webhook deliveries are deleted, with what was not delivered to disabled endpoints',
    ),
  },
  (env) => ({
    endpointsPerAccount: env.WEBHOOKS_PER_ACCOUNT,
    timeoutMs: env.WEBHOOK_TIMEOUT_SECONDS * 1000,
    retryDelaysMs: env.WEBHOOK_RETRY_SECONDS.split(',').map((seconds) => Number(seconds) * 1000),
    disableAfterDays: env.WEBHOOK_DISABLE_AFTER_DAYS,
    logDays: env.WEBHOOK_LOG_DAYS,
  }),
);

export type WebhooksConfig = ConfigOf<typeof webhooksConfig>;
