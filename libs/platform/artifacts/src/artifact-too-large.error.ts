import { MAX_ARTIFACT_BYTES } from './artifact-store.js';

/** A file beyond the limit. Capabilities check before and report their own error. */
export class ArtifactTooLargeError extends Error {
  override readonly name = 'ArtifactTooLargeError';

  constructor(bytes: number) {
    super(`an artifact must be at most ${MAX_ARTIFACT_BYTES} bytes (got ${bytes})`);
  }
}
