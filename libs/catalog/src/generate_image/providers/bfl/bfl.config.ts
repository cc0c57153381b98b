import { defineConfig, envInteger, envSecret, envTextOr, envUrlOr } from '@capstan/kit';

/** Variables of Black Forest Labs. */
export const bflConfig = defineConfig(
  'provider:bfl',
  {
    BFL_API_KEY: envSecret('API key of Black Forest Labs'),
    BFL_BASE_URL: envUrlOr('https://api.bfl.ai', 'Address of Black Forest Labs'),
    BFL_MODEL: envTextOr('flux-2-pro', 'Model of Black Forest Labs'),
    BFL_POLL_INTERVAL_MS: envInteger(
      500,
      { max: 60_000 },
      'Milliseconds between questions whether a picture of Black Forest Labs is ready',
    ),
  },
  (env) => ({
    apiKey: env.BFL_API_KEY,
    baseUrl: env.BFL_BASE_URL,
    model: env.BFL_MODEL,
    pollIntervalMs: env.BFL_POLL_INTERVAL_MS,
  }),
);
