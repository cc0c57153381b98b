import type { OutboundRequest } from '@capstan/platform-outbound';
import { FileBody, MultipartBody } from '../http-provider/file-bodies.js';

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
  /** Fields of a multipart form, a file as its name. */
  multipart?: object;
  /** Name of the file that is the whole body. */
  file?: string;
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
    multipart: multipartOf(request.body) as object,
    file: (request.body instanceof FileBody ? request.body.file.filename : undefined) as string,
    maxRedirects: request.maxRedirects as number,
    maxBytes: request.maxBytes as number,
  };
  const named = Object.keys(expected) as (keyof ExpectedRequest)[];
  return Object.fromEntries(named.map((name) => [name, seen[name]]));
}

function textOf(body: OutboundRequest['body']): string {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
}

function multipartOf(body: OutboundRequest['body']): object | undefined {
  if (!(body instanceof MultipartBody)) return undefined;
  const fields = Object.entries(body.fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'object' && 'filename' in value ? value.filename : value,
    ]),
  );
}
