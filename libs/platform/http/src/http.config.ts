import {
  type ConfigOf,
  defineConfig,
  envInteger,
  envOptionalInteger,
  envTextOr,
  envUrl,
} from '@capstan/platform-core';
import { envTrustedProxies } from './trusted-proxies.js';

/** Default limit of an account, as a multiple of that of a key. */
const DEFAULT_KEYS_PER_ACCOUNT = 10;

/** The address of the API, and its public URL. */
export const httpConfig = defineConfig(
  'http',
  {
    PORT: envInteger(3000, { min: 0, max: 65_535 }, 'Port the API listens on'),
    HOST: envTextOr('127.0.0.1', 'Address the API listens on (0.0.0.0 for all)'),
    BASE_URL: envUrl('Public URL of the service (default: http://HOST:PORT)'),
    TRUST_PROXY: envTrustedProxies(
      'Your reverse proxies, whose X-Forwarded-For is trusted: their number (0: none), or their addresses and CIDR ranges, comma-separated',
    ),
    RATE_LIMIT_PER_MINUTE: envInteger(
      60,
      { min: 1, max: 10_000_000 },
      'Requests per minute per API key without its own limit, and per address without a key',
    ),
    ACCOUNT_RATE_LIMIT_PER_MINUTE: envOptionalInteger(
      { min: 1, max: 100_000_000 },
      'Requests per minute of all keys of an account without its own limit; a key with a higher limit raises it (default: 10 times RATE_LIMIT_PER_MINUTE)',
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

/** Largest request body in bytes (docs/contract.md 10). */
export const BODY_LIMIT_BYTES = 1024 * 1024;
