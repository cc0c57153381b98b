import { AppError } from '@capstan/platform-errors';

const BYTES_PER_MB = 1024 * 1024;

/** 422: the files of the account have as many bytes as they may have; those that are kept stay until they expire. */
export class ArtifactStorageFullError extends AppError {
  /**
   * @param limitBytes that the files of one account may have together.
   * @param roomInSeconds until enough of them have expired; null: the file is larger than the limit.
   */
  constructor(limitBytes: number, roomInSeconds: number | null) {
    const isTransient = roomInSeconds !== null;
    const instead = 'ask for `inline`, or for less (jpeg or webp, a smaller window, no full page)';
    super({
      slug: 'artifact-storage-full',
      status: 422,
      title: 'Artifact storage full',
      detail: `The files that are kept for this account may have ${Math.round(limitBytes / BYTES_PER_MB)} MB together, and this one would be more. It was not kept, and nothing was charged.`,
      category: isTransient ? 'transient' : 'invalid_request',
      isRetriable: isTransient,
      ...(isTransient ? { retryAfterSeconds: roomInSeconds } : {}),
      alternativeAction: isTransient
        ? `Wait ${roomInSeconds} s until older files have expired, or ${instead}.`
        : `Do not retry: ${instead}.`,
      extensions: { limit_bytes: limitBytes },
    });
  }
}
