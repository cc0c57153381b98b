import { defineConfig, envInteger, envUrlOr } from '@capstan/kit';

/**
 * `DUCKDUCKGO_BASE_URL`, `DUCKDUCKGO_INTERVAL_MS`; there is no key, and no permission for programs either: it serves only
 * if `SEARCH_PROVIDERS` lists it.
 */
export const duckduckgoConfig = defineConfig(
  'provider:duckduckgo',
  {
    DUCKDUCKGO_BASE_URL: envUrlOr(
      'https://html.duckduckgo.com',
      'Address of the search page of DuckDuckGo for browsers without JavaScript',
    ),
    DUCKDUCKGO_INTERVAL_MS: envInteger(
      2000,
      { max: 600_000 },
      'Least milliseconds between two requests of one process to DuckDuckGo, which shuts out addresses that ask often',
    ),
  },
  (env) => ({ baseUrl: env.DUCKDUCKGO_BASE_URL, intervalMs: env.DUCKDUCKGO_INTERVAL_MS }),
);
