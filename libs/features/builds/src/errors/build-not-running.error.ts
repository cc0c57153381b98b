import { AppError } from '@capstan/platform-core';

/** 409: an instruction was sent to a build that has ended. */
export class BuildNotRunningError extends AppError {
  constructor(status: string) {
    super({
      slug: 'build-not-running',
      status: 409,
      title: 'The build is not running',
      detail: `The build has ended (${status}), so it accepts no further instructions.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Start another build with the instruction as its prompt and the site_id of this one: it continues this work.',
    });
  }
}
