/** Another worker holds the build, or it has ended: whatever this one still does must change nothing. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(buildId: string) {
    super(`build ${buildId} is not held by this worker any more`);
  }
}
