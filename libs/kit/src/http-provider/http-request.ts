import type { OutboundRequest } from '@capstan/platform-outbound';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A request of a declaration; undefined fields and headers are omitted. */
export interface HttpRequest {
  /** Default: POST with a body, GET without one. */
  method?: OutboundRequest['method'];
  /** Appended to the base URL. */
  path: string;
  /** Default: `baseUrl` of the configuration. */
  baseUrl?: string;
  query?: URLSearchParams | Fields;
  headers?: Readonly<Record<string, string | undefined>>;
  /** The body, in one of two forms. */
  json?: unknown;
  form?: Fields;
  /** Limit of the decompressed response. */
  maxBytes?: number;
}

/** Converts to a request of the outbound client, without timeout and signal. */
export function toOutboundRequest(request: HttpRequest, baseUrl: string | undefined): OutboundRequest {
  const { method, path, query, json, form, maxBytes } = request;
  const hasBody = json !== undefined || form !== undefined;
  const search = query === undefined ? '' : `?${toSearchParams(query).toString()}`;
  return {
    url: `${request.baseUrl ?? baseUrl}${path}${search}`,
    ...(method !== undefined || hasBody ? { method: method ?? 'POST' } : {}),
    headers: {
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...stated(request.headers ?? {}),
    },
    ...(json === undefined ? {} : { json }),
    ...(form === undefined ? {} : { body: toSearchParams(form).toString() }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
}

/** The `Authorization` header of an optional key. */
export function bearer(apiKey: string | undefined): string | undefined {
  return apiKey === undefined ? undefined : `Bearer ${apiKey}`;
}

function toSearchParams(fields: URLSearchParams | Fields): URLSearchParams {
  if (fields instanceof URLSearchParams) return fields;
  const texts = Object.entries(stated(fields)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new URLSearchParams(texts);
}

function stated<T>(fields: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, T] => field[1] !== undefined),
  );
}
