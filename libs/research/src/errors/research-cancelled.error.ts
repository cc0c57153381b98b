import { AppError } from '@capstan/platform-errors';

/** 409: the run was cancelled while its caller waited. */
export class ResearchCancelledError extends AppError {
  constructor() {
    super({
      slug: 'research-cancelled',
      status: 409,
      title: 'The research was cancelled',
      detail: 'The run was cancelled before it was done. Nothing was charged.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the request again to start a new run.',
    });
  }
}
