import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** A request to the stand-in web. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One call to a scripted page; `origin` is the stand-in's own, for links and redirects. */
export interface Exchange {
  readonly request: ReceivedRequest;
  readonly response: ServerResponse;
  readonly origin: string;
}

/** Responds to a call, or leaves it hanging: the web closes open connections when it stops. */
export type Handler = (exchange: Exchange) => unknown;

export function sendHtml(
  response: ServerResponse,
  html: string | Uint8Array,
  options: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(options.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    ...options.headers,
  });
  response.end(html);
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  options: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(options.status ?? 200, {
    'content-type': 'application/json; charset=utf-8',
    ...options.headers,
  });
  response.end(JSON.stringify(value));
}
