import { APIError } from './api-error.js';

/** A transient error: retry after `retryAfterSeconds`. */
export class TransientError extends APIError {
  override readonly name: string = 'TransientError';
}

/** Too many requests with this key (429). */
export class RateLimitError extends TransientError {
  override readonly name: string = 'RateLimitError';
}

/** The same call will fail again; `errors` lists the invalid fields. */
export class InvalidRequestError extends APIError {
  override readonly name: string = 'InvalidRequestError';
}

/** The resource does not exist or belongs to another account (404). */
export class NotFoundError extends InvalidRequestError {
  override readonly name: string = 'NotFoundError';
}

/** The state of the resource does not allow the call (409). */
export class ConflictError extends InvalidRequestError {
  override readonly name: string = 'ConflictError';
}

/** The key is missing, malformed, unknown, expired or revoked. */
export class AuthenticationError extends APIError {
  override readonly name: string = 'AuthenticationError';
}

/** The key lacks permission (403). */
export class PermissionDeniedError extends AuthenticationError {
  override readonly name: string = 'PermissionDeniedError';
}

/** The balance, the key's cap or `maxCredits` does not cover the price. */
export class CreditsError extends APIError {
  override readonly name: string = 'CreditsError';
}

/** The target could not be read: blocked, behind a CAPTCHA or a login. */
export class ContentAccessError extends APIError {
  override readonly name: string = 'ContentAccessError';
}
