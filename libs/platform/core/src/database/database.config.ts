import { type ConfigOf, defineConfig } from '../configuration/config-slice.js';
import { envInteger, envText } from '../configuration/env-types.js';

/** Where PostgreSQL is. `npm start` fills DATABASE_URL in when the embedded server runs. */
export const databaseConfig = defineConfig(
  'database',
  {
    DATABASE_URL: envText(
      'PostgreSQL 14 or newer, e.g. postgres://user:password@host:5432/capstan (default: an embedded server under DATA_DIR)',
    ),
    DATABASE_POOL_SIZE: envInteger(
      10,
      { min: 2, max: 200 },
      'Connections each process may hold to PostgreSQL',
    ),
  },
  (env) => ({ url: env.DATABASE_URL ?? '', poolSize: env.DATABASE_POOL_SIZE }),
);

export type DatabaseConfig = ConfigOf<typeof databaseConfig>;
