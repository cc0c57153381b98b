import { AppError } from './app-error.js';
import type { Problem } from './problem.js';

/** An error as durable work stores it. */
export type FailureRecord = Pick<
  Problem,
  | 'title'
  | 'status'
  | 'detail'
  | 'is_retriable'
  | 'retry_after_seconds'
  | 'alternative_action'
  | 'error_category'
> & { slug: string };

/** The error with which durable work ended in its worker, for callers in other processes. It has no slug of its own. */
export class StoredFailure extends AppError {
  constructor(failure: FailureRecord) {
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

/** An error as it is stored. */
export function failureOf(error: AppError): FailureRecord {
  const { type: _type, errors: _errors, ...problem } = error.toProblem('');
  return { ...problem, slug: error.slug };
}
