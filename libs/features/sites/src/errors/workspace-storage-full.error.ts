import { AppError } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** 409: the sites of the account have reached their disk limit. */
export class WorkspaceStorageFullError extends AppError {
  /** @param limitBytes for all sites of one account together. */
  constructor(limitBytes: number) {
    const limit = Math.round(limitBytes / BYTES_PER_MB);
    super({
      slug: 'workspace-storage-full',
      status: 409,
      title: 'Workspace storage full',
      detail: `The sites of this account use more than ${limit} MB on disk, including earlier versions, so no further build can start. Nothing was charged.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Ask the operator to raise the limit. The existing sites are not affected, and their files can be downloaded.',
      extensions: { limit_bytes: limitBytes },
    });
  }
}
