/** The workspace exceeds its limits, or the disk is full; the message says which. Earlier commits are unaffected. */
export class WorkspaceFullError extends Error {
  override readonly name = 'WorkspaceFullError';
}
