import { CapstanError } from '../errors/capstan-error.js';
import type { Settings } from './client-options.js';
import { randomUUID } from './runtime.js';
import type { Query, RoutedRequest } from './request-options.js';
import { VERSION } from './version.js';

/** A request in its final form, the same for each attempt. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string | FormData | undefined;
  /** Whether it can be retried safely. */
  isRepeatable: boolean;
}

/** `.` or `..` as a segment: URL parsers resolve it, even if it is escaped. */
const STEP = /\/(\.|%2e){1,2}(?=[/\\?#]|$)/i;

/** @throws CapstanError if the path resolves elsewhere, or a header or the body cannot be sent. */
export function wireRequest(request: RoutedRequest, settings: Settings): WireRequest {
  try {
    return written(request, settings);
  } catch (fault) {
    if (fault instanceof CapstanError) throw fault;
    throw new CapstanError(`The request cannot be sent: ${(fault as Error).message}`, { cause: fault });
  }
}

function written(request: RoutedRequest, settings: Settings): WireRequest {
  const method = (request.method ?? 'GET').toUpperCase();
  const headers = headersOf(request, method, settings);
  return {
    method,
    url: urlOf(
      typeof request.path === 'string' ? request.path : request.path(),
      request.query,
      settings.baseURL,
    ),
    headers,
    body: bodyOf(request),
    isRepeatable: method === 'GET' || method === 'HEAD' || headers.has('idempotency-key'),
  };
}

function bodyOf({ body }: RoutedRequest): WireRequest['body'] {
  return body === undefined || body instanceof FormData ? body : JSON.stringify(body);
}

function urlOf(path: string, query: Query | undefined, baseURL: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new CapstanError(
      `A path must start with one "/", such as /v1/credits (got ${JSON.stringify(path)}).`,
    );
  }
  if (STEP.test(path)) {
    throw new CapstanError(
      `${JSON.stringify(path)} resolves elsewhere: an id or a path has the segment "." or "..".`,
    );
  }
  const url = new URL(baseURL + path);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function headersOf(request: RoutedRequest, method: string, settings: Settings): Headers {
  const headers = new Headers({
    accept: request.responseType === 'bytes' || request.responseType === 'text' ? '*/*' : 'application/json',
    'user-agent': `capstan-client-typescript/${VERSION}`,
  });
  // `fetch` names the boundary of a form itself.
  if (request.body !== undefined && !(request.body instanceof FormData))
    headers.set('content-type', 'application/json');
  const { idempotencyKey = method === 'POST' ? randomUUID() : undefined } = request;
  if (idempotencyKey === '') {
    throw new CapstanError('The `idempotencyKey` must not be empty. Pass an id of the call, or omit it.');
  }
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  if (request.maxCredits !== undefined) headers.set('x-max-credits', String(request.maxCredits));
  for (const [name, value] of [...entriesOf(settings.defaultHeaders), ...entriesOf(request.headers)]) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  // Last, so that no copied header replaces it.
  headers.set('authorization', `Bearer ${settings.apiKey}`);
  return headers;
}

const entriesOf = (headers: Record<string, string | null> | undefined): [string, string | null][] =>
  Object.entries(headers ?? {});
