/** There is no working git. */
export class WorkspacesUnavailableError extends Error {
  override readonly name = 'WorkspacesUnavailableError';

  constructor(options?: { cause?: unknown }) {
    super('Workspaces need git: install it, or set its path in GIT_PATH.', options);
  }
}
