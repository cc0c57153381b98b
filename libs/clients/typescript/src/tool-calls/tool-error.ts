import { APIError } from '../errors/api-error.js';
import { CapstanError } from '../errors/capstan-error.js';
import { APIAbortError, APIConnectionError } from '../errors/connection-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';

/** The error of a call for the model: enough to fix it, to wait, or to choose another way. */
export interface ToolError {
  category: string;
  title: string;
  detail: string;
  is_retriable: boolean;
  retry_after_seconds?: number;
  alternative_action?: string;
  request_id?: string;
}

/** @throws errors that a model cannot handle: the call was aborted, or the client used incorrectly. */
export function toolErrorOf(fault: unknown): ToolError {
  if (fault instanceof APIError) return ofProblem(fault);
  if (fault instanceof APIConnectionError || fault instanceof UnexpectedResponseError) {
    return {
      category: 'transient',
      title: 'Service unreachable',
      detail: 'The service of this tool did not respond.',
      is_retriable: true,
      alternative_action: 'Continue without this tool, and try again later.',
    };
  }
  if (fault instanceof MalformedArguments) {
    return {
      category: 'invalid_request',
      title: 'Arguments are not a JSON object',
      detail: fault.message,
      is_retriable: false,
      alternative_action: 'Call the tool again with one JSON object that matches its schema.',
    };
  }
  throw fault instanceof APIAbortError || fault instanceof CapstanError
    ? fault
    : new CapstanError('The tool call could not be forwarded.', { cause: fault });
}

/** The arguments of a model cannot be parsed. */
export class MalformedArguments extends Error {}

function ofProblem(error: APIError): ToolError {
  const faults = error.errors.length > 0 ? ` ${JSON.stringify(error.errors)}` : '';
  return {
    category: error.category,
    title: error.title,
    detail: error.detail + faults,
    is_retriable: error.isRetriable,
    ...(error.retryAfterSeconds === null ? {} : { retry_after_seconds: error.retryAfterSeconds }),
    alternative_action: error.alternativeAction,
    ...(error.requestId === null ? {} : { request_id: error.requestId }),
  };
}
