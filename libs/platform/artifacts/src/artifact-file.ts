import type { Readable } from 'node:stream';
import type { ArtifactMediaType } from './artifact-store.js';

/** A stored file, for serving. */
export interface ArtifactFile {
  mediaType: ArtifactMediaType;
  /** Whole seconds until it expires. */
  secondsLeft: number;
  bytes: number;
  /** Null when only metadata was requested. */
  content: Buffer | Readable | null;
}

/** The row of a file. */
export interface ArtifactRow {
  mediaType: ArtifactMediaType;
  secondsLeft: number;
  bytes: number;
  /** Null when only metadata was requested, or the content is in the object storage. */
  content: Buffer | null;
  isInStorage: boolean;
}

/** A file to store. */
export interface NewFile {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  lifetimeSeconds: number;
  /** Whether the object storage has its bytes; else they are in its row. */
  isInStorage: boolean;
}

/** The owner of a file, and the storage limit of its account. */
export interface FileOwner {
  accountId: string;
  limitBytes: number;
}
