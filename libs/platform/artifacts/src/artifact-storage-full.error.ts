import { AppError } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** 422: the files of the account have as many bytes as they may have; those that are kept stay until they expire. */
export class ArtifactStorageFullError extends AppError {
  /**
   * @param limitBytes that the files of one account may have together.
   * @param retryAfterSeconds until enough of them have expired.
   */
  constructor(limitBytes: number, retryAfterSeconds: number) {
    super({
      slug: 'artifact-storage-full',
      status: 422,
      title: 'Artifact storage full',
      detail: `The files that are kept for this account may have ${Math.round(limitBytes / BYTES_PER_MB)} MB together, and this one would be more. It was not kept, and nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: `Wait ${retryAfterSeconds} s until older files have expired, or ask for \`inline\`, or for less (jpeg or webp, a smaller window, no full page).`,
      extensions: { limit_bytes: limitBytes },
    });
  }
}
