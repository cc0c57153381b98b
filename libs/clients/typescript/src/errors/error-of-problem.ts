import { APIError, type FailedResponse } from './api-error.js';
import {
  AuthenticationError,
  ConflictError,
  ContentAccessError,
  CreditsError,
  InvalidRequestError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  TransientError,
} from './api-errors.js';
import { knownCategory } from './completed-problem.js';
import type { Problem } from './problem.js';

type APIErrorClass = new (problem: Problem, answer: FailedResponse) => APIError;

/** Selects the error class: by category, then by status. */
export function errorOfProblem(problem: Problem, answer: FailedResponse): APIError {
  const ErrorClass = classOf(problem.error_category, answer.status);
  return new ErrorClass(problem, answer);
}

function classOf(category: string, status: number): APIErrorClass {
  switch (knownCategory(category, status)) {
    case 'transient':
      return status === 429 ? RateLimitError : TransientError;
    case 'invalid_request':
      if (status === 404) return NotFoundError;
      return status === 409 ? ConflictError : InvalidRequestError;
    case 'authentication':
      return status === 403 ? PermissionDeniedError : AuthenticationError;
    case 'credits':
      return CreditsError;
    case 'content_access':
      return ContentAccessError;
    default:
      return APIError;
  }
}
