import { defineConfig, envInteger, envUrlOr } from '@capstan/kit';

/** `GDELT_BASE_URL`, `GDELT_INTERVAL_MS`; there is no key. */
export const gdeltConfig = defineConfig(
  'provider:gdelt',
  {
    GDELT_BASE_URL: envUrlOr('https://api.gdeltproject.org', 'Address of GDELT'),
    GDELT_INTERVAL_MS: envInteger(
      5000,
      { max: 600_000 },
      'Minimum milliseconds between two requests of one process to GDELT, which accepts one per 5000 from all of your processes together',
    ),
  },
  (env) => ({ baseUrl: env.GDELT_BASE_URL, intervalMs: env.GDELT_INTERVAL_MS }),
);
