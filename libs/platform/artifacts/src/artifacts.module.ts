import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtifactEntity } from './artifact.entity.js';
import { ArtifactFiles } from './artifact-files.js';
import { ArtifactUsageEntity } from './artifact-usage.entity.js';
import { ArtifactPruner } from './artifact-pruner.js';
import { ArtifactStore } from './artifact-store.js';
import { ArtifactsController } from './artifacts.controller.js';
import { PostgresArtifactStore } from './postgres-artifact.store.js';

/** Provides the ArtifactStore, for capabilities. Needs the slices `artifactsConfig` and `httpConfig`. */
@Module({
  imports: [TypeOrmModule.forFeature([ArtifactEntity, ArtifactUsageEntity])],
  providers: [ArtifactFiles, { provide: ArtifactStore, useClass: PostgresArtifactStore }],
  exports: [ArtifactFiles, ArtifactStore],
})
export class ArtifactStoreModule {}

/** Serves files, in the API. */
@Module({ imports: [ArtifactStoreModule], controllers: [ArtifactsController] })
export class ArtifactsModule {}

/** Deletes expired files, in the worker. */
@Module({ imports: [ArtifactStoreModule], providers: [ArtifactPruner] })
export class ArtifactsWorkerModule {}
