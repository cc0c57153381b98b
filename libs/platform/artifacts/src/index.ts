/**
 * Files of capabilities, stored until they expire and served at `/artifacts/…`
 * (docs/adr/0016-artifacts.md). Main type: {@link ArtifactStore}.
 */
export {
  ARTIFACT_MEDIA_TYPES,
  type ArtifactMediaType,
  ArtifactStore,
  MAX_ARTIFACT_BYTES,
  type NewArtifact,
  type StoredArtifact,
} from './artifact-store.js';
export { parseArtifactName } from './artifact-name.js';
export { ArtifactFiles } from './artifact-files.js';
export { ArtifactStorageFullError } from './artifact-storage-full.error.js';
export { ArtifactTooLargeError } from './artifact-too-large.error.js';
export { type ArtifactsConfig, artifactsConfig } from './artifacts.config.js';
export { ArtifactsModule, ArtifactStoreModule, ArtifactsWorkerModule } from './artifacts.module.js';
