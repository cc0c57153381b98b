import { type OutboundResponse, fieldsOf, jsonOf } from '@capstan/kit';

/** A vendor's words are short; a picture is not to be read as text. */
const MAX_ERROR_BYTES = 64 * 1024;

/** The JSON object that a vendor answered in place of a picture; empty when it is none. */
export const errorBodyOf = (response: OutboundResponse): Readonly<Record<string, unknown>> =>
  response.body.byteLength > MAX_ERROR_BYTES ? {} : fieldsOf(jsonOf(response));
