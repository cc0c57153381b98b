import { Module } from '@nestjs/common';
import { StorageModule } from '@capstan/platform-storage';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtifactEntity } from './artifact.entity.js';
import { ArtifactFiles } from './artifact-files.js';
import { ArtifactUsageEntity } from './artifact-usage.entity.js';
import { ArtifactPruner } from './artifact-pruner.js';
import { ArtifactRecords } from './artifact-records.js';
import { ArtifactStore } from './artifact-store.js';
import { ArtifactsController } from './artifacts.controller.js';
import { ExpiringArtifactStore } from './expiring-artifact.store.js';

/** Provides the ArtifactStore, for capabilities. Needs the slices `artifactsConfig`, `httpConfig` and those of the StorageModule. */
@Module({
  imports: [StorageModule, TypeOrmModule.forFeature([ArtifactEntity, ArtifactUsageEntity])],
  providers: [ArtifactFiles, ArtifactRecords, { provide: ArtifactStore, useClass: ExpiringArtifactStore }],
  exports: [ArtifactFiles, ArtifactStore],
})
export class ArtifactStoreModule {}

/** Serves files, in the API. */
@Module({ imports: [ArtifactStoreModule], controllers: [ArtifactsController] })
export class ArtifactsModule {}

/** Deletes expired files, in the worker. */
@Module({ imports: [ArtifactStoreModule], providers: [ArtifactPruner] })
export class ArtifactsWorkerModule {}
