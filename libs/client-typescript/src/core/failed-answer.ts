import { errorOfProblem } from '../errors/error-of-problem.js';
import type { APIError } from '../errors/api-error.js';
import type { LocatedFault, Problem } from '../errors/problem.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { type Exchange, jsonOf, textOf } from './exchange.js';
import { isRecord } from './is-record.js';

/** The error that an answer with a failure status stands for. */
export function errorOfAnswer(exchange: Exchange): APIError | UnexpectedResponseError {
  const { status, headers } = exchange;
  const body = jsonOf(exchange);
  const problem = problemOf(body, status);
  if (problem === undefined) {
    const what = status >= 500 ? UNREACHED : NOT_CAPSTAN;
    return new UnexpectedResponseError(what, { status, headers, excerpt: textOf(exchange) });
  }
  return errorOfProblem(problem, { status, headers, requestId: requestIdOf(body, headers) });
}

const UNREACHED =
  'What answered is not Capstan but something in front of it, which could not reach it. Check that the service runs';
const NOT_CAPSTAN =
  'The answer is none of Capstan. Check the base URL, and what stands between here and there';

/** A success that does not have the form of one. */
export const unexpectedAnswer = (exchange: Exchange): UnexpectedResponseError =>
  new UnexpectedResponseError(NOT_CAPSTAN, { ...exchange, excerpt: textOf(exchange) });

function problemOf(body: unknown, status: number): Problem | undefined {
  if (!isRecord(body)) return undefined;
  if (isRecord(body['error']) && typeof body['error']['title'] === 'string') {
    return completed(body['error'], status);
  }
  return Array.isArray(body['detail'])
    ? problemOfFaults(body['detail'] as LocatedFault[], status)
    : undefined;
}

/** An error object with nothing missing that the error classes rely on. */
export function completed(error: Record<string, unknown>, status: number): Problem {
  const problem = {
    type: 'about:blank',
    title: 'Failure',
    detail: '',
    is_retriable: status >= 500,
    alternative_action: '',
    error_category: status >= 500 ? 'transient' : 'invalid_request',
    ...error,
    status,
  } as Problem;
  return Array.isArray(problem.errors) ? problem : { ...problem, errors: [] };
}

/** Routes of builds say only which fields are at fault. */
function problemOfFaults(faults: LocatedFault[], status: number): Problem {
  const said = faults.map(({ loc, msg }) => `${Array.isArray(loc) ? loc.join('.') : 'request'}: ${msg}`);
  return {
    type: 'about:blank/invalid-request',
    title: 'Invalid request',
    status,
    detail: said.join('; '),
    is_retriable: false,
    alternative_action: 'Correct the fields named.',
    error_category: 'invalid_request',
    errors: faults,
  };
}

export function requestIdOf(body: unknown, headers: Headers): string | null {
  const metadata = isRecord(body) ? body['metadata'] : undefined;
  const id = isRecord(metadata) ? metadata['request_id'] : undefined;
  return typeof id === 'string' ? id : headers.get('x-request-id');
}
