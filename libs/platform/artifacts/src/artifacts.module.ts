import { Module } from '@nestjs/common';
import { ArtifactFiles } from './artifact-files.js';
import { ArtifactPruner } from './artifact-pruner.js';
import { ArtifactStore } from './artifact-store.js';
import { ArtifactsController } from './artifacts.controller.js';
import { PostgresArtifactStore } from './postgres-artifact.store.js';

/** Keeps files; for whoever makes them. Needs the slices `artifactsConfig` and `httpConfig`. */
@Module({
  providers: [ArtifactFiles, { provide: ArtifactStore, useClass: PostgresArtifactStore }],
  exports: [ArtifactFiles, ArtifactStore],
})
export class ArtifactStoreModule {}

/** Serves them; for the API. */
@Module({ imports: [ArtifactStoreModule], controllers: [ArtifactsController] })
export class ArtifactsModule {}

/** Removes them in the end; for the worker. */
@Module({ imports: [ArtifactStoreModule], providers: [ArtifactPruner] })
export class ArtifactsWorkerModule {}
