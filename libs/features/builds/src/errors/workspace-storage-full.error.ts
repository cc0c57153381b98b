import { AppError } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** 409: the sites of the account take as much disk as they may. */
export class WorkspaceStorageFullError extends AppError {
  /** @param limitBytes that all sites of one account may have on disk together. */
  constructor(limitBytes: number) {
    const limit = Math.round(limitBytes / BYTES_PER_MB);
    super({
      slug: 'workspace-storage-full',
      status: 409,
      title: 'Workspace storage full',
      detail: `The sites of this account have more than ${limit} MB on disk, earlier versions included, so that no further build can begin. Nothing was charged.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Ask the operator to raise the limit. The sites stay as they are, and their files can be downloaded.',
      extensions: { limit_bytes: limitBytes },
    });
  }
}
