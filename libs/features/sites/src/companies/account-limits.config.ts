import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** Storage limits of an account. */
export const accountLimitsConfig = defineConfig(
  'account-limits',
  {
    COMPANIES_PER_ACCOUNT: envInteger(100, { min: 1, max: 1_000_000 }, 'Companies one account may have'),
    SITES_PER_ACCOUNT: envInteger(
      200,
      { min: 1, max: 1_000_000 },
      'Sites one account may have in all its companies together',
    ),
    WORKSPACE_MB_PER_ACCOUNT: envInteger(
      2048,
      { min: 1, max: 100_000_000 },
      'Megabytes on disk of all sites of one account together, including earlier versions',
    ),
    ENTRIES_PER_ACCOUNT: envInteger(
      100_000,
      { min: 1, max: 1_000_000_000 },
      'Entries that visitors may leave on all sites of one account',
    ),
    ENTRY_MB_PER_ACCOUNT: envInteger(
      200,
      { min: 1, max: 100_000_000 },
      'Megabytes that the entries on all sites of one account may have together',
    ),
  },
  (env) => ({
    companies: env.COMPANIES_PER_ACCOUNT,
    sites: env.SITES_PER_ACCOUNT,
    workspaceBytes: env.WORKSPACE_MB_PER_ACCOUNT * BYTES_PER_MB,
    entries: env.ENTRIES_PER_ACCOUNT,
    entryBytes: env.ENTRY_MB_PER_ACCOUNT * BYTES_PER_MB,
  }),
);

export type AccountLimitsConfig = ConfigOf<typeof accountLimitsConfig>;
