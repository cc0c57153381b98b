import { type ConfigOf, defineConfig, envInteger, envText } from '@capstan/platform-core';

/** Settings of the workspaces; where they are is DATA_DIR. */
export const workspacesConfig = defineConfig(
  'workspaces',
  {
    WORKSPACE_MAX_MB: envInteger(
      200,
      { min: 1 },
      'Megabytes that the files of a workspace may have together.',
    ),
    WORKSPACE_MAX_FILES: envInteger(2000, { min: 1 }, 'Files that a workspace may have.'),
    GIT_PATH: envText('Path of git, which workspaces need (default: looked for in the usual folders).'),
  },
  (env) => ({
    maxBytes: env.WORKSPACE_MAX_MB * 1024 * 1024,
    maxFiles: env.WORKSPACE_MAX_FILES,
    gitPath: env.GIT_PATH,
  }),
);

export type WorkspacesConfig = ConfigOf<typeof workspacesConfig>;
