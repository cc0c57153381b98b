/** The job waits for the work of its items, without a worker. An abort reason of its lease. */
export class JobPaused extends Error {
  override readonly name = 'JobPaused';
}
