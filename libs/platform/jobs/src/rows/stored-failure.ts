import { AppError, type Problem } from '@capstan/platform-core';

/** Why a job failed, as its row keeps it for its caller. */
export type JobFailure = Pick<
  Problem,
  | 'title'
  | 'status'
  | 'detail'
  | 'is_retriable'
  | 'retry_after_seconds'
  | 'alternative_action'
  | 'error_category'
> & { slug: string };

/** The error with which a job ended in its worker, for its callers. It has no slug of its own. */
export class StoredFailure extends AppError {
  constructor(failure: JobFailure) {
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

/** The failure of a job as it is stored. */
export function failureOf(error: AppError): JobFailure {
  const { type: _type, errors: _errors, ...problem } = error.toProblem('');
  return { ...problem, slug: error.slug };
}
