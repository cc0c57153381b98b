/** Another worker holds the job, or it has ended: whatever this one still does must change nothing. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(jobId: string) {
    super(`job ${jobId} is not held by this worker any more`);
  }
}
