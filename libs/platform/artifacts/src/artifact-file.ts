import type { ArtifactMediaType } from './artifact-store.js';

/** A stored file, for serving. */
export interface ArtifactFile {
  mediaType: ArtifactMediaType;
  /** Whole seconds until it expires. */
  secondsLeft: number;
  /** Null when only metadata was requested. */
  content: Buffer | null;
}

/** A file to store. */
export interface NewFile {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  lifetimeSeconds: number;
}

/** The owner of a file, and the storage limit of its account. */
export interface FileOwner {
  accountId: string;
  limitBytes: number;
}
