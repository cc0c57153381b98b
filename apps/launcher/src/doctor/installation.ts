import type { Setup } from '@capstan/config';

/** The installation that is checked. Nothing of it is changed; programs that it needs are started and stopped. */
export interface Installation {
  setup: Setup;
  /** Absolute. */
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a launcher runs on the data folder. */
  isRunning: boolean;
  /** An available PostgreSQL; undefined if the embedded one is not running. */
  databaseUrl: string | undefined;
}
