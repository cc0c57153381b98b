import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const authConfig = defineConfig(
  'auth',
  {
    KEYS_PER_ACCOUNT: envInteger(
      1000,
      { min: 1, max: 1_000_000 },
      'API keys of one account that may work at the same time',
    ),
  },
  (env) => ({ keysPerAccount: env.KEYS_PER_ACCOUNT }),
);

export type AuthConfig = ConfigOf<typeof authConfig>;
