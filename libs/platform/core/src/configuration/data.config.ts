import { type ConfigOf, defineConfig } from './config-slice.js';
import { envTextOr } from './env-types.js';

/** Where this deployment stores data outside of PostgreSQL. */
export const dataConfig = defineConfig(
  'data',
  {
    DATA_DIR: envTextOr('.data', 'Folder of the embedded PostgreSQL, workspaces and artifacts'),
  },
  (env) => ({ dataDir: env.DATA_DIR }),
);

export type DataConfig = ConfigOf<typeof dataConfig>;
