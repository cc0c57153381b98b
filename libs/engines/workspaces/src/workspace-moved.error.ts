/** Another worker committed to the workspace, or took it over: this checkout can no longer commit. */
export class WorkspaceMovedError extends Error {
  override readonly name = 'WorkspaceMovedError';

  constructor() {
    super('The workspace was taken over by another worker.');
  }
}
