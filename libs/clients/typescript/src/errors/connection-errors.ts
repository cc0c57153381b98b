import { CapstanError } from './capstan-error.js';

/** No answer came: the connection could not be made, or broke. `cause` is what the platform's `fetch` said. */
export class APIConnectionError extends CapstanError {
  override readonly name: string = 'APIConnectionError';
}

/** No complete answer came within `timeoutMs`. */
export class APITimeoutError extends APIConnectionError {
  override readonly name: string = 'APITimeoutError';
}

/** The caller's `signal` was aborted. `cause` is its reason. */
export class APIAbortError extends CapstanError {
  override readonly name: string = 'APIAbortError';
}
