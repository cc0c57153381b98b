/** Queue of the builds; each job names a build that waits, and carries nothing else. */
export const BUILD_QUEUE = 'builds';

/** Payload of a job. */
export interface BuildJob {
  buildId: string;
}
