import { APIError } from '../errors/api-error.js';
import { CapstanError } from '../errors/capstan-error.js';
import { APIAbortError, APIConnectionError } from '../errors/connection-errors.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';

/** What a model is told when its call failed: enough to mend it, to wait, or to do something else. */
export interface ToolError {
  category: string;
  title: string;
  detail: string;
  is_retriable: boolean;
  retry_after_seconds?: number;
  alternative_action?: string;
  request_id?: string;
}

/** @throws what a model can do nothing about: the call was aborted, or the client used wrongly. */
export function toolErrorOf(fault: unknown): ToolError {
  if (fault instanceof APIError) return ofProblem(fault);
  if (fault instanceof APIConnectionError || fault instanceof UnexpectedResponseError) {
    return {
      category: 'transient',
      title: 'Service not reached',
      detail: 'The service that runs this tool did not answer.',
      is_retriable: true,
      alternative_action: 'Go on without this tool, and try again later.',
    };
  }
  if (fault instanceof MalformedArguments) {
    return {
      category: 'invalid_request',
      title: 'Arguments are no JSON object',
      detail: fault.message,
      is_retriable: false,
      alternative_action: 'Call the tool again with one JSON object that follows its schema.',
    };
  }
  throw fault instanceof APIAbortError || fault instanceof CapstanError
    ? fault
    : new CapstanError('The tool call could not be forwarded.', { cause: fault });
}

/** What a model wrote cannot be read as parameters. */
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
