import { CapstanError } from './capstan-error.js';

/** A stream was disconnected and could not be resumed. Its job continues. */
export class StreamError extends CapstanError {
  override readonly name: string = 'StreamError';

  constructor(
    message: string,
    /** Number of the last received event, 0 without any: `after` of a stream that resumes here. */
    readonly lastSeq: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A build or run took longer than the maximum wait. It continues: `wait(error.id)` waits again. */
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
