/** Largest file that can be stored: 20 MiB. */
export const MAX_ARTIFACT_BYTES = 20 * 1024 * 1024;

/** The media types that are kept and served: pictures only. What an SVG contains runs nowhere: it is served sandboxed. */
export const ARTIFACT_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

export type ArtifactMediaType = (typeof ARTIFACT_MEDIA_TYPES)[number];

/** A file to store temporarily. */
export interface NewArtifact {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  /** Seconds until it expires; default: `ARTIFACT_HOURS`. */
  lifetimeSeconds?: number;
  /** The owner, whose storage it uses; absent: the service itself. */
  accountId?: string;
}

/** A stored file; the URL alone gives access. */
export interface StoredArtifact {
  /** Absolute URL, not guessable. */
  url: string;
  expiresAt: Date;
}

/** Stores files of capabilities until they expire, and serves them under unguessable URLs. */
export abstract class ArtifactStore {
  /**
   * @throws ArtifactTooLargeError beyond MAX_ARTIFACT_BYTES; ArtifactStorageFullError when the account's storage is
   * full.
   */
  abstract put(artifact: NewArtifact): Promise<StoredArtifact>;
}
