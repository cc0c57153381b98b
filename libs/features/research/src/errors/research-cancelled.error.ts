import { AppError } from '@capstan/platform-core';

/** 409: the run was cancelled while its client waited. */
export class ResearchCancelledError extends AppError {
  /** @param credits charged for the searches that were done. */
  constructor(credits: number) {
    const charged =
      credits === 0
        ? 'Nothing was charged.'
        : `${credits} ${credits === 1 ? 'credit was' : 'credits were'} charged for the searches that were done.`;
    super({
      slug: 'research-cancelled',
      status: 409,
      title: 'The research was cancelled',
      detail: `The run was cancelled before it was done. ${charged}`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the request again to start a new run.',
    });
  }
}
