import { type ConfigOf, defineConfig, envOptionalInteger } from '@capstan/platform-core';

/** How long entries of visitors are kept. */
export const entriesConfig = defineConfig(
  'entries',
  {
    ENTRY_DAYS: envOptionalInteger(
      { min: 1, max: 36_500 },
      'Days that entries of visitors are kept after their last change (default: until the owner deletes them)',
    ),
  },
  (env) => ({ keepDays: env.ENTRY_DAYS }),
);

export type EntriesConfig = ConfigOf<typeof entriesConfig>;
