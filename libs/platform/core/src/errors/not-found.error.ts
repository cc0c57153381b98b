import { AppError } from './app-error.js';

/**
 * 404: the resource does not exist for this caller; another account's resource gives the same error as an unknown
 * one.
 */
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
