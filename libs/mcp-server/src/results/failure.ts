import {
  APIConnectionError,
  APIError,
  CapstanError,
  StreamError,
  UnexpectedResponseError,
  WaitTimeoutError,
} from '@capstan/client';
import { describeFaults } from './fault.js';

/** Why a call failed, and what to do: the error object of the REST API for callers of tools. */
export interface Failure {
  category: string;
  is_retriable: boolean;
  retry_after_seconds: number | null;
  alternative_action: string;
  request_id: string | null;
  title: string;
  detail: string;
  /** Last part of the error's page, such as `insufficient-credits`; null when no answer came. */
  slug: string | null;
  status: number | null;
  /** What is wrong with which argument. */
  errors: { path: string; message: string }[];
}

const TRANSIENT_WAIT_SECONDS = 5;

/** The failure that an error of the client stands for. @returns undefined for anything else. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof APIError) return failureOfApi(error);
  if (error instanceof APIConnectionError) {
    return transient(
      'No answer',
      error.message,
      'Try again; if it goes on, check that the service runs at its address.',
    );
  }
  if (error instanceof StreamError || error instanceof WaitTimeoutError) {
    return transient('Lost sight of the job', error.message, 'The job goes on: ask for its status.');
  }
  if (error instanceof UnexpectedResponseError) {
    return {
      ...transient(
        'Not an answer of Capstan',
        error.message,
        'Check the base URL that this server was started with.',
      ),
      is_retriable: false,
      retry_after_seconds: null,
      status: error.status,
    };
  }
  if (error instanceof CapstanError) {
    return {
      ...transient('The call could not be made', error.message, ''),
      category: 'invalid_request',
      is_retriable: false,
      retry_after_seconds: null,
    };
  }
  return undefined;
}

const failureOfApi = (error: APIError): Failure => ({
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

const transient = (title: string, detail: string, alternativeAction: string): Failure => ({
  category: 'transient',
  is_retriable: true,
  retry_after_seconds: TRANSIENT_WAIT_SECONDS,
  alternative_action: alternativeAction,
  request_id: null,
  title,
  detail,
  slug: null,
  status: null,
  errors: [],
});
