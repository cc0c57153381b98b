import { MAX_ARTIFACT_BYTES } from './artifact-store.js';

/** A file beyond the cap; whoever makes files checks before and tells its caller in its own words. */
export class ArtifactTooLargeError extends Error {
  override readonly name = 'ArtifactTooLargeError';

  constructor(bytes: number) {
    super(`a file of ${bytes} bytes is larger than the ${MAX_ARTIFACT_BYTES} that are kept`);
  }
}
