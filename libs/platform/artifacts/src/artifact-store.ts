/** Largest file that is kept: 20 MiB. */
export const MAX_ARTIFACT_BYTES = 20 * 1024 * 1024;

/** The media types that are kept and served: pictures only. What an SVG contains runs nowhere: it is served sandboxed. */
export const ARTIFACT_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

export type ArtifactMediaType = (typeof ARTIFACT_MEDIA_TYPES)[number];

/** A file to keep for a while. */
export interface NewArtifact {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  /** Seconds until it is gone; default: as the operator decided (`ARTIFACT_HOURS`). */
  lifetimeSeconds?: number;
  /** Whose file it is, and whose storage it takes; absent: the service itself. */
  accountId?: string;
}

/** A file that is kept; whoever knows the address may read it. */
export interface StoredArtifact {
  /** Absolute, not guessable. */
  url: string;
  expiresAt: Date;
}

/** Keeps files that a capability made until they expire, and serves them under an address nobody can guess. */
export abstract class ArtifactStore {
  /** @throws ArtifactTooLargeError beyond MAX_ARTIFACT_BYTES; ArtifactStorageFullError when the account has no room. */
  abstract put(artifact: NewArtifact): Promise<StoredArtifact>;
}
