import {
  APIConnectionError,
  APIError,
  CapstanError,
  StreamError,
  UnexpectedResponseError,
  WaitTimeoutError,
} from '@capstan/client';
import { type Failure, failure } from './failure.js';
import { describeFaults } from './fault.js';
import { ToolFailure } from './tool-failure.js';

const WAIT_SECONDS = 5;

/** Converts an error to a failure. @returns undefined for a bug of this program. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof ToolFailure) return error.failure;
  if (error instanceof APIError) return failureOfAnswer(error);
  if (error instanceof CapstanError) return { ...failureWithoutAnswer(error), detail: error.message };
  return undefined;
}

const failureOfAnswer = (error: APIError): Failure => ({
  category: error.category,
  is_retriable: error.isRetriable,
  retry_after_seconds: error.retryAfterSeconds,
  alternative_action: error.alternativeAction,
  request_id: error.requestId,
  title: error.title,
  detail: error.detail,
  slug: error.slug,
  status: error.status,
  errors: describeFaults(error.errors),
});

function failureWithoutAnswer(error: CapstanError): Failure {
  const detail = error.message;
  const passing = { category: 'transient', is_retriable: true, retry_after_seconds: WAIT_SECONDS, detail };
  if (error instanceof APIConnectionError) {
    const action = 'Try again; if it persists, check that the service runs at the configured base URL.';
    return failure({ ...passing, title: 'No response from the service', alternative_action: action });
  }
  if (error instanceof StreamError || error instanceof WaitTimeoutError) {
    const action = 'The job is still running: poll its status.';
    return failure({ ...passing, title: 'The job could not be followed', alternative_action: action });
  }
  if (error instanceof UnexpectedResponseError) {
    const action = 'Check the base URL configured for this server, and the proxies in front of it.';
    const title = 'Not a Capstan response';
    return failure({
      category: 'transient',
      title,
      detail,
      alternative_action: action,
      status: error.status,
    });
  }
  return failure({
    category: 'invalid_request',
    title: 'The call was not made',
    detail,
    alternative_action: 'Correct the arguments, and call again.',
  });
}
