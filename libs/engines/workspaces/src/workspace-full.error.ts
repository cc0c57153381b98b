/** More than a workspace may hold, or a full disk. What was committed before is untouched; the message says which. */
export class WorkspaceFullError extends Error {
  override readonly name = 'WorkspaceFullError';
}
