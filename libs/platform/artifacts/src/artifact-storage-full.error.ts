import { AppError } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** 422: the stored files of the account have reached its limit; they stay until they expire. */
export class ArtifactStorageFullError extends AppError {
  /**
   * @param limitBytes limit of all files of one account.
   * @param retryAfterSeconds until enough of them have expired.
   */
  constructor(limitBytes: number, retryAfterSeconds: number) {
    super({
      slug: 'artifact-storage-full',
      status: 422,
      title: 'Artifact storage full',
      detail: `This file would exceed the storage limit of the account, ${Math.round(limitBytes / BYTES_PER_MB)} MB for all its files. It was not stored, and nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: `Wait ${retryAfterSeconds} s until older files have expired, request \`inline\`, or make the file smaller (jpeg or webp, a smaller viewport, no full page).`,
      extensions: { limit_bytes: limitBytes },
    });
  }
}
