import { type ConfigOf, defineConfig } from '../configuration/config-slice.js';
import { envInteger, envText } from '../configuration/env-types.js';

/** The address of PostgreSQL. `npm start` sets DATABASE_URL when it runs the embedded server. */
export const databaseConfig = defineConfig(
  'database',
  {
    DATABASE_URL: envText(
      'PostgreSQL 14 or newer, e.g. postgres://user:password@host:5432/capstan (default: an embedded server under DATA_DIR)',
    ),
    DATABASE_POOL_SIZE: envInteger(10, { min: 2, max: 200 }, 'PostgreSQL connections per process'),
  },
  (env) => ({ url: env.DATABASE_URL ?? '', poolSize: env.DATABASE_POOL_SIZE }),
);

export type DatabaseConfig = ConfigOf<typeof databaseConfig>;
