import { AppError } from '@capstan/platform-core';
import type { RunFailure } from './run.js';

/** The error with which a run ended in its worker, rethrown for its callers. It has no slug of its own. */
export class StoredFailure extends AppError {
  constructor(failure: RunFailure) {
    super({
      slug: failure.slug,
      status: failure.status,
      title: failure.title,
      detail: failure.detail,
      category: failure.error_category,
      isRetriable: failure.is_retriable,
      ...(failure.retry_after_seconds === undefined
        ? {}
        : { retryAfterSeconds: failure.retry_after_seconds }),
      alternativeAction: failure.alternative_action,
    });
  }
}

/** The failure of a run as it is stored. */
export function failureOf(error: AppError): RunFailure {
  const { type: _type, errors: _errors, ...problem } = error.toProblem('');
  return { ...problem, slug: error.slug };
}
