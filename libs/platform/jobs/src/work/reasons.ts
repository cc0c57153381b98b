/** A stop was requested. The errors in this file are abort reasons of a lease. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** The job lost worker after worker without progress. */
export class MaxAttemptsExceeded extends Error {
  override readonly name = 'MaxAttemptsExceeded';
}

/** The job waits for other jobs, without a worker. */
export class JobPaused extends Error {
  override readonly name = 'JobPaused';
}

/** This process shuts down; another one continues the job. */
export class WorkerShutdown extends Error {
  override readonly name = 'WorkerShutdown';
}
