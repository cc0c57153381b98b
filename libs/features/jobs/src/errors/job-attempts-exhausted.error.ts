import { AppError } from '@capstan/platform-core';

/** 500: several workers in a row ended while they worked on the job. */
export class JobAttemptsExhaustedError extends AppError {
  constructor() {
    super({
      slug: 'job-given-up',
      status: 500,
      title: 'The job failed after too many attempts',
      detail:
        'Several workers in a row ended while they worked on this job, without progress. Nothing was charged.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Check the input of the job, and report its id to the operator.',
    });
  }
}
