/** Somebody else committed to the workspace, or took it over: this checkout can change nothing any more. */
export class WorkspaceMovedError extends Error {
  override readonly name = 'WorkspaceMovedError';

  constructor() {
    super('The workspace was taken over by another worker.');
  }
}
