import type { OutboundRequest } from '@capstan/platform-outbound';

/** The expected fields of a request. */
export interface ExpectedRequest {
  method?: string;
  /** Without the query string. */
  url?: string;
  query?: object;
  /** Some of the headers; undefined: it is not sent. */
  headers?: Record<string, unknown>;
  json?: unknown;
  form?: object;
  maxRedirects?: number;
  maxBytes?: number;
}

/** Returns the same fields of a request, for `toEqual`. */
export function seenOf(request: OutboundRequest, expected: ExpectedRequest): ExpectedRequest {
  const url = new URL(request.url);
  const headers = Object.keys(expected.headers ?? {}).map((name) => [name, request.headers?.[name]]);
  const seen: Required<ExpectedRequest> = {
    method: request.method ?? 'GET',
    url: url.origin + url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers) as Record<string, unknown>,
    json: request.json,
    form: Object.fromEntries(new URLSearchParams(textOf(request.body))),
    maxRedirects: request.maxRedirects as number,
    maxBytes: request.maxBytes as number,
  };
  const named = Object.keys(expected) as (keyof ExpectedRequest)[];
  return Object.fromEntries(named.map((name) => [name, seen[name]]));
}

function textOf(body: string | Uint8Array | undefined): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}
