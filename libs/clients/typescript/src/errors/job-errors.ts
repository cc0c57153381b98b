import { CapstanError } from './capstan-error.js';

/** A stream broke and could not be resumed. What it tells of goes on. */
export class StreamError extends CapstanError {
  override readonly name: string = 'StreamError';

  constructor(
    message: string,
    /** Number of the last event that came, 0 without any: `after` of a stream that goes on from here. */
    readonly lastSeq: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A build or run took longer than the caller wanted to wait. It goes on: `wait(error.id)` waits anew. */
export class WaitTimeoutError extends CapstanError {
  override readonly name: string = 'WaitTimeoutError';

  constructor(
    message: string,
    /** Of the build or run. */
    readonly id: string,
  ) {
    super(message);
  }
}

/** A build or run ended without a result. */
export class JobFailedError<Job = unknown> extends CapstanError {
  override readonly name: string = 'JobFailedError';

  constructor(
    message: string,
    /** Of the build or run. */
    readonly id: string,
    /** Its final record. */
    readonly job: Job,
  ) {
    super(message);
  }
}
