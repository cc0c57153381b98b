import { defineConfig, envSecret, envUrlOr } from '@capstan/kit';

/** `SCREENSHOTONE_API_KEY`, `SCREENSHOTONE_SECRET_KEY`, `SCREENSHOTONE_BASE_URL`. */
export const screenshotoneConfig = defineConfig(
  'provider:screenshotone',
  {
    SCREENSHOTONE_API_KEY: envSecret('Access key of ScreenshotOne'),
    SCREENSHOTONE_SECRET_KEY: envSecret(
      'Secret key of ScreenshotOne; needed only if its dashboard requires signed requests',
    ),
    SCREENSHOTONE_BASE_URL: envUrlOr('https://api.screenshotone.com', 'Address of ScreenshotOne'),
  },
  (env) => ({
    accessKey: env.SCREENSHOTONE_API_KEY,
    secretKey: env.SCREENSHOTONE_SECRET_KEY,
    baseUrl: env.SCREENSHOTONE_BASE_URL,
  }),
);
