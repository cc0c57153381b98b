import type { APIError } from '../errors/api-error.js';
import { errorOfProblem } from '../errors/error-of-problem.js';
import type { LocatedFault, Problem } from '../errors/problem.js';
import { completedProblem } from '../errors/completed-problem.js';
import { UnexpectedResponseError } from '../errors/unexpected-response-error.js';
import { type Exchange, parsedJson, textOf } from './exchange.js';
import { isRecord } from './is-record.js';
import { retryAfterMs } from './retry-after.js';

/** Converts a failed response to an error: of the service if it has a problem object; else of an intermediary. */
export function errorOfAnswer(exchange: Exchange): APIError | UnexpectedResponseError {
  const { headers } = exchange;
  const excerpt = exchange.redact(textOf(exchange));
  const body = parsedJson(excerpt);
  const problem = problemOf(body, exchange);
  if (problem === undefined) return unexpectedAnswer(exchange, excerpt);
  const { status } = problem;
  return errorOfProblem(problem, { status, headers, requestId: requestIdOf(body, headers) });
}

/** The error for a response that does not have the form of the service. */
export function unexpectedAnswer(exchange: Exchange, excerpt: string): UnexpectedResponseError {
  const { status, headers } = exchange;
  const { origin } = new URL(exchange.url);
  const what =
    status >= 500
      ? `The response of ${origin} is not from Capstan but from a proxy in front of it that could not reach it. Check that the service runs, and the base URL`
      : `The response of ${origin} is not from Capstan. Check the base URL, and the proxies on the way`;
  return new UnexpectedResponseError(what, { status, headers, excerpt });
}

function problemOf(body: unknown, { status, headers }: Exchange): Problem | undefined {
  if (!isRecord(body)) return undefined;
  const { error, detail } = body;
  const wait = retryAfterMs(headers);
  const retryAfterSeconds = wait === undefined ? undefined : Math.ceil(wait / 1000);
  if (body['success'] === false && isRecord(error)) return completedProblem(error, status, retryAfterSeconds);
  if (Array.isArray(detail)) return problemOfFaults(detail as LocatedFault[], status);
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') === true;
  return isProblem ? completedProblem(body, status, retryAfterSeconds) : undefined;
}

/** Build routes report only the invalid fields. */
const problemOfFaults = (faults: LocatedFault[], status: number): Problem =>
  completedProblem(
    {
      type: 'about:blank/invalid-request',
      title: 'Invalid request',
      is_retriable: false,
      alternative_action: 'Correct the fields named in `errors` and send the request again.',
      errors: faults,
    },
    status,
    undefined,
  );

export function requestIdOf(body: unknown, headers: Headers): string | null {
  const metadata = isRecord(body) ? body['metadata'] : undefined;
  const id = isRecord(metadata) ? metadata['request_id'] : undefined;
  return typeof id === 'string' ? id : headers.get('x-request-id');
}
