/** Another worker holds the job, or it has ended: this worker must not change anything from now on. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(jobId: string) {
    super(`job ${jobId} is no longer held by this worker`);
  }
}
