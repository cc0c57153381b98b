/**
 * Files that capabilities make, kept in PostgreSQL until they expire and served at `/artifacts/…`.
 * Main type: {@link ArtifactStore}.
 */
export { ArtifactStore, type NewArtifact, type StoredArtifact } from './artifact-store.js';
