import { Module } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { ObjectStorage, StorageModule } from '@capstan/platform-storage';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { GitWorkspaces } from './git.workspaces.js';
import { BundleSweep } from './bundles/bundle-sweep.js';
import { SharedWorkspaces } from './bundles/shared.workspaces.js';
import { WorkspaceBundleEntity } from './bundles/workspace-bundle.entity.js';
import { WorkspaceEntity } from './bundles/workspace.entity.js';
import { type WorkspacesConfig, workspacesConfig } from './workspaces.config.js';
import { Workspaces } from './workspaces.js';

/**
 * Provides the Workspaces: in the object storage if all machines share it, else in DATA_DIR. Needs the slices `workspacesConfig` and
 * those of the StorageModule.
 */
@Module({
  imports: [StorageModule, TypeOrmModule.forFeature([WorkspaceEntity, WorkspaceBundleEntity])],
  providers: [
    {
      provide: Workspaces,
      useFactory: (
        { dataDir }: DataConfig,
        config: WorkspacesConfig,
        dataSource: DataSource,
        storage: ObjectStorage,
      ) =>
        storage.isShared
          ? new SharedWorkspaces(dataDir, config, dataSource, storage)
          : new GitWorkspaces(dataDir, config),
      inject: [dataConfig.token, workspacesConfig.token, DataSource, ObjectStorage],
    },
  ],
  exports: [Workspaces],
})
export class WorkspacesModule {}

/** Deletes bundles that are no longer needed, in the worker. */
@Module({ imports: [StorageModule], providers: [BundleSweep] })
export class WorkspacesWorkerModule {}
