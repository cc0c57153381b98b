import type { ArtifactMediaType } from './artifact-store.js';

/** A file as it is served. */
export interface ArtifactFile {
  mediaType: ArtifactMediaType;
  /** Whole seconds until it is gone. */
  secondsLeft: number;
  /** Null when it was not asked for. */
  content: Buffer | null;
}

/** A file as it is stored. */
export interface NewFile {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  lifetimeSeconds: number;
}

/** Whose file it is, and how many bytes all files of that account may have. */
export interface FileOwner {
  accountId: string;
  limitBytes: number;
}
