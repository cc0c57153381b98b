import { AppError } from './app-error.js';

/** The thing does not exist for this caller; a foreign one reads exactly like an unknown one. */
export class NotFoundError extends AppError {
  constructor(what: string, alternativeAction = 'Check the identifier; list what your account owns.') {
    super({
      slug: 'not-found',
      status: 404,
      title: 'Not found',
      detail: `${what} was not found.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction,
    });
  }
}
