import { AppError } from '@capstan/platform-core';

/** 409: a site cannot be changed while a build is writing it. */
export class BuildRunningError extends AppError {
  constructor() {
    super({
      slug: 'build-running',
      status: 409,
      title: 'A build is running',
      detail: 'A build of this site is running or waiting, and only one may write.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 10,
      alternativeAction: 'Wait until it has ended, or stop it, and try again.',
    });
  }
}
