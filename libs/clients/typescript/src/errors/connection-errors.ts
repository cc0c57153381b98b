import { CapstanError } from './capstan-error.js';

/** No response: the connection could not be made, or was lost. `cause` is the error of the platform's `fetch`. */
export class APIConnectionError extends CapstanError {
  override readonly name: string = 'APIConnectionError';
}

/** No complete response within `timeoutMs`. */
export class APITimeoutError extends APIConnectionError {
  override readonly name: string = 'APITimeoutError';
}

/** The caller's `signal` was aborted. `cause` is its reason. */
export class APIAbortError extends CapstanError {
  override readonly name: string = 'APIAbortError';
}
