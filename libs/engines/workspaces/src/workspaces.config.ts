import { type ConfigOf, defineConfig, envInteger, envText } from '@capstan/platform-core';

/** Configuration of the workspaces. */
export const workspacesConfig = defineConfig(
  'workspaces',
  {
    WORKSPACE_MAX_MB: envInteger(
      200,
      { min: 1 },
      'Maximum total size of the files of a workspace, in megabytes.',
    ),
    WORKSPACE_MAX_FILES: envInteger(2000, { min: 1 }, 'Maximum number of files of a workspace.'),
    WORKSPACE_CACHE_MB: envInteger(
      2000,
      { min: 1 },
      'With S3 storage: size of the copies of workspaces that a process keeps in DATA_DIR, in megabytes.',
    ),
    GIT_PATH: envText('Path of git, which workspaces need (default: searched for in the usual folders).'),
  },
  (env) => ({
    maxBytes: env.WORKSPACE_MAX_MB * 1024 * 1024,
    maxFiles: env.WORKSPACE_MAX_FILES,
    cacheBytes: env.WORKSPACE_CACHE_MB * 1024 * 1024,
    gitPath: env.GIT_PATH,
  }),
);

export type WorkspacesConfig = ConfigOf<typeof workspacesConfig>;
