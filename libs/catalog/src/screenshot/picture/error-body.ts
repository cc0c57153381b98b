import { type OutboundResponse, fieldsOf, jsonOf } from '@capstan/kit';

/** Error bodies are short; an image must not be read as text. */
const MAX_ERROR_BYTES = 64 * 1024;

/** The JSON object that a vendor returned in place of an image; empty if it is not JSON. */
export const errorBodyOf = (response: OutboundResponse): Readonly<Record<string, unknown>> =>
  response.body.byteLength > MAX_ERROR_BYTES ? {} : fieldsOf(jsonOf(response));
