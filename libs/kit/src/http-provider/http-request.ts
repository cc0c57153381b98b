import type { OutboundRequest } from '@capstan/platform-outbound';
import { FileBody, type FileToSend, MultipartBody, type MultipartFields } from './file-bodies.js';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A request as a declaration states it; fields and headers that are undefined are left out. */
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
  multipart?: { fields: MultipartFields; file: FileToSend; fileField?: string };
  file?: FileToSend;
  /** Cap of the decompressed answer. */
  maxBytes?: number;
}

/** The request for the outbound client, without time and signal. */
export function toOutboundRequest(request: HttpRequest, baseUrl: string | undefined): OutboundRequest {
  const { method, path, query, json, maxBytes } = request;
  const { contentType, body } = encodedBody(request);
  const hasBody = json !== undefined || body !== undefined;
  const search = query === undefined ? '' : `?${toSearchParams(query).toString()}`;
  return {
    url: `${request.baseUrl ?? baseUrl}${path}${search}`,
    ...(method !== undefined || hasBody ? { method: method ?? 'POST' } : {}),
    headers: {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...stated(request.headers ?? {}),
    },
    ...(json === undefined ? {} : { json }),
    ...(body === undefined ? {} : { body }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
}

function encodedBody({ form, multipart, file }: HttpRequest): {
  contentType?: string;
  body?: OutboundRequest['body'];
} {
  if (form !== undefined) {
    return { contentType: 'application/x-www-form-urlencoded', body: toSearchParams(form).toString() };
  }
  if (multipart !== undefined) {
    const { fields, fileField = 'file' } = multipart;
    const body = new MultipartBody(fields, fileField, multipart.file);
    return { contentType: body.contentType, body };
  }
  return file === undefined ? {} : { contentType: file.mediaType, body: new FileBody(file) };
}

/** `Authorization` of a key that may be absent. */
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
