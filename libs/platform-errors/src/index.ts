/**
 * The error vocabulary: what a failure says to the caller. It knows neither HTTP frameworks nor features.
 * Main type: {@link AppError}.
 */
export { AppError, type AppErrorFields } from './app-error.js';
export { InternalError } from './internal.error.js';
export { InvalidRequestError } from './invalid-request.error.js';
export { NotFoundError } from './not-found.error.js';
export { ERROR_CATEGORIES, type ErrorCategory, type FieldFault, type Problem } from './problem.js';
