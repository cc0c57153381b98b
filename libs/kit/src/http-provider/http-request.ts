import type { OutboundRequest } from '@capstan/platform-outbound';
import { FileBody, type FileToSend, MultipartBody, type MultipartFields } from './file-bodies.js';

interface EncodedBody {
  type: string;
  body: NonNullable<OutboundRequest['body']>;
}

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
  /** The body, in one of four forms; files are streamed from disk. */
  json?: unknown;
  form?: Fields;
  /** Texts and files as `multipart/form-data`. */
  multipart?: MultipartFields;
  file?: FileToSend;
  /** Cap of the decompressed answer. */
  maxBytes?: number;
}

/** Converts to a request of the outbound client, without timeout and signal. */
export function toOutboundRequest(request: HttpRequest, baseUrl: string | undefined): OutboundRequest {
  const { method, path, query, json, maxBytes } = request;
  const encoded = encodedBody(request);
  const hasBody = json !== undefined || encoded !== undefined;
  const search = query === undefined ? '' : `?${toSearchParams(query).toString()}`;
  return {
    url: `${request.baseUrl ?? baseUrl}${path}${search}`,
    ...(method !== undefined || hasBody ? { method: method ?? 'POST' } : {}),
    headers: {
      ...(encoded === undefined ? {} : { 'content-type': encoded.type }),
      ...stated(request.headers ?? {}),
    },
    ...(json === undefined ? {} : { json }),
    ...(encoded === undefined ? {} : { body: encoded.body }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
}

/** The `Authorization` header of an optional key. */
export function bearer(apiKey: string | undefined): string | undefined {
  return apiKey === undefined ? undefined : `Bearer ${apiKey}`;
}

function encodedBody({ form, multipart, file }: HttpRequest): EncodedBody | undefined {
  if (form) return { type: 'application/x-www-form-urlencoded', body: toSearchParams(form).toString() };
  if (multipart) {
    const body = new MultipartBody(multipart);
    return { type: body.contentType, body };
  }
  return file && { type: file.mediaType, body: new FileBody(file) };
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
