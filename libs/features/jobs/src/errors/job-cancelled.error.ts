import { AppError } from '@capstan/platform-core';

/** 409: the job was cancelled while its caller waited. */
export class JobCancelledError extends AppError {
  constructor() {
    super({
      slug: 'job-cancelled',
      status: 409,
      title: 'The job was cancelled',
      detail:
        'The job of this call was cancelled before it was completed. It costs what its items have delivered; without items nothing was charged.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the request again to start a new job.',
    });
  }
}
