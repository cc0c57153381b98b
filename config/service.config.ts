import { type ConfigOf, defineConfig, envTextOr } from '@capstan/platform-config';

/** Where this deployment keeps what it keeps beside PostgreSQL. */
export const serviceConfig = defineConfig(
  'service',
  {
    DATA_DIR: envTextOr('.data', 'Folder of the embedded PostgreSQL, workspaces and artifacts'),
  },
  (env) => ({ dataDir: env.DATA_DIR }),
);

export type ServiceConfig = ConfigOf<typeof serviceConfig>;
