/** A file to keep for a while. */
export interface NewArtifact {
  bytes: Uint8Array;
  /** One of the media types that the store serves: images. */
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Seconds until it is gone. */
  lifetimeSeconds: number;
}

/** A file that is kept; whoever knows the address may read it. */
export interface StoredArtifact {
  /** Absolute, not guessable. */
  url: string;
  expiresAt: Date;
}

/** Keeps files that a capability made until they expire, and serves them under an address nobody can guess. */
export abstract class ArtifactStore {
  abstract put(artifact: NewArtifact): Promise<StoredArtifact>;
}
