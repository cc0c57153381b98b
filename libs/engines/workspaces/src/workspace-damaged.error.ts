/** The storage does not have what the database says about a workspace. The message is for the operator. */
export class WorkspaceDamagedError extends Error {
  override readonly name = 'WorkspaceDamagedError';

  /** @param key of the object. */
  constructor(workspaceId: string, key: string, reason: string, cause?: unknown) {
    super(
      `The object ${key} of the workspace ${workspaceId} ${reason}. Put it back from a backup or an earlier version of the bucket.`,
      { cause },
    );
  }
}
