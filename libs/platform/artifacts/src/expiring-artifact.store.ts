import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { ArtifactFiles } from './artifact-files.js';
import { createArtifactName } from './artifact-name.js';
import {
  ArtifactStore,
  MAX_ARTIFACT_BYTES,
  type NewArtifact,
  type StoredArtifact,
} from './artifact-store.js';
import { ArtifactTooLargeError } from './artifact-too-large.error.js';
import { type ArtifactsConfig, artifactsConfig } from './artifacts.config.js';

/** Stores files until they expire, where every process on every machine can serve them. */
@Injectable()
export class ExpiringArtifactStore extends ArtifactStore {
  constructor(
    private readonly files: ArtifactFiles,
    @Inject(artifactsConfig.token) private readonly config: ArtifactsConfig,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {
    super();
  }

  override async put(artifact: NewArtifact): Promise<StoredArtifact> {
    const { bytes, mediaType, lifetimeSeconds, accountId } = artifact;
    if (bytes.byteLength > MAX_ARTIFACT_BYTES) throw new ArtifactTooLargeError(bytes.byteLength);
    const name = createArtifactName(mediaType);
    const file = { bytes, mediaType, lifetimeSeconds: lifetimeSeconds ?? this.config.lifetimeSeconds };
    const { limitBytes } = this.config;
    const owner = accountId === undefined ? undefined : { accountId, limitBytes };
    const expiresAt = await this.files.insert(name, file, owner);
    return { url: `${this.http.baseUrl}/artifacts/${name.text}`, expiresAt };
  }
}
