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
    /** Id of the build or run. */
    readonly id: string,
  ) {
    super(message);
  }
}

/**
 * A build waits for an answer: `builds.message(error.id, { prompt: answer })` answers, and `builds.wait(error.id)` waits
 * again. The build is charged with the answer.
 */
export class BuildQuestionError<Build = unknown> extends CapstanError {
  override readonly name: string = 'BuildQuestionError';

  constructor(
    message: string,
    /** Id of the build. */
    readonly id: string,
    /** The question, in the language of the prompt. */
    readonly question: string,
    /** Current record of the build. */
    readonly job: Build,
  ) {
    super(message);
  }
}

/** A build or run ended without a result. */
export class JobFailedError<Job = unknown> extends CapstanError {
  override readonly name: string = 'JobFailedError';

  constructor(
    message: string,
    /** Id of the build or run. */
    readonly id: string,
    /** Final record of the build or run. */
    readonly job: Job,
  ) {
    super(message);
  }
}
