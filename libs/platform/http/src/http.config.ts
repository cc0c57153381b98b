import {
  type ConfigOf,
  defineConfig,
  envInteger,
  envOptionalInteger,
  envTextOr,
  envUrl,
} from '@capstan/platform-core';
import { envTrustedProxies } from './trusted-proxies.js';

/** An account may send as much as so many busy keys. */
const DEFAULT_KEYS_PER_ACCOUNT = 10;

/** Where the API listens and how it names itself. */
export const httpConfig = defineConfig(
  'http',
  {
    PORT: envInteger(3000, { min: 0, max: 65_535 }, 'Port the API listens on'),
    HOST: envTextOr('127.0.0.1', 'Address the API listens on (0.0.0.0 for all)'),
    BASE_URL: envUrl('Address by which callers reach the service (default: http://HOST:PORT)'),
    TRUST_PROXY: envTrustedProxies(
      'Proxies of yours before the API, whose X-Forwarded-For tells the caller address: how many (0: none), or their addresses and CIDR ranges, comma-separated',
    ),
    RATE_LIMIT_PER_MINUTE: envInteger(
      60,
      { min: 1, max: 10_000_000 },
      'Requests a minute per API key that has no limit of its own, and per address without a key',
    ),
    ACCOUNT_RATE_LIMIT_PER_MINUTE: envOptionalInteger(
      { min: 1, max: 100_000_000 },
      'Requests a minute over all keys of an account that has no limit of its own; a key with a higher limit raises it (default: 10 times RATE_LIMIT_PER_MINUTE)',
    ),
  },
  (env) => ({
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    trustedProxies: env.TRUST_PROXY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    accountRateLimitPerMinute:
      env.ACCOUNT_RATE_LIMIT_PER_MINUTE ?? DEFAULT_KEYS_PER_ACCOUNT * env.RATE_LIMIT_PER_MINUTE,
  }),
);

export type HttpConfig = ConfigOf<typeof httpConfig>;

/** Largest request body in bytes (design 4). */
export const BODY_LIMIT_BYTES = 1024 * 1024;
