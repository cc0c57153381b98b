/** There is no git that works here. */
export class WorkspacesUnavailableError extends Error {
  override readonly name = 'WorkspacesUnavailableError';

  constructor(options?: { cause?: unknown }) {
    super('Workspaces need git: install it, or name its path in GIT_PATH.', options);
  }
}
