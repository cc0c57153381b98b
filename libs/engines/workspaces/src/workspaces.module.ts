import { Module } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { GitWorkspaces } from './git.workspaces.js';
import { type WorkspacesConfig, workspacesConfig } from './workspaces.config.js';
import { Workspaces } from './workspaces.js';

/** Provides the Workspaces; needs the slices `dataConfig` and `workspacesConfig`. */
@Module({
  providers: [
    {
      provide: Workspaces,
      useFactory: (data: DataConfig, config: WorkspacesConfig) => new GitWorkspaces(data.dataDir, config),
      inject: [dataConfig.token, workspacesConfig.token],
    },
  ],
  exports: [Workspaces],
})
export class WorkspacesModule {}
