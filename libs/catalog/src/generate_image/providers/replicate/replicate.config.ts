import { defineConfig, envInteger, envSecret, envTextOr, envUrlOr } from '@capstan/kit';

/** Variables of Replicate. */
export const replicateConfig = defineConfig(
  'provider:replicate',
  {
    REPLICATE_API_KEY: envSecret('API token of Replicate'),
    REPLICATE_BASE_URL: envUrlOr('https://api.replicate.com', 'Address of Replicate'),
    REPLICATE_MODEL: envTextOr('black-forest-labs/flux-schnell', 'Model of Replicate, as owner/name'),
    REPLICATE_POLL_INTERVAL_MS: envInteger(
      1000,
      { max: 60_000 },
      'Milliseconds between questions whether a picture of Replicate is ready',
    ),
  },
  (env) => ({
    apiKey: env.REPLICATE_API_KEY,
    baseUrl: env.REPLICATE_BASE_URL,
    model: env.REPLICATE_MODEL,
    pollIntervalMs: env.REPLICATE_POLL_INTERVAL_MS,
  }),
);
