import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const creditsConfig = defineConfig(
  'credits',
  {
    SIGNUP_CREDITS: envInteger(1000, { min: 0, max: 1_000_000_000 }, 'Credits granted to a new account'),
    LOW_CREDITS_THRESHOLD: envInteger(
      100,
      { min: 0, max: 1_000_000_000 },
      'A charge that takes a balance below this value emits the event credits.low',
    ),
  },
  (env) => ({ signupCredits: env.SIGNUP_CREDITS, lowCreditsThreshold: env.LOW_CREDITS_THRESHOLD }),
);

export type CreditsConfig = ConfigOf<typeof creditsConfig>;
