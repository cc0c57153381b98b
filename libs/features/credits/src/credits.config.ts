import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const creditsConfig = defineConfig(
  'credits',
  {
    SIGNUP_CREDITS: envInteger(1000, { min: 0, max: 1_000_000_000 }, 'Credits a new account is granted'),
  },
  (env) => ({ signupCredits: env.SIGNUP_CREDITS }),
);

export type CreditsConfig = ConfigOf<typeof creditsConfig>;
