import { InvalidRequestError } from '@capstan/platform-core';

/**
 * Parses `Idempotency-Key`: a structured-field string (quoted) or plain text, 1 to 255 printable characters.
 * Returns undefined without the header.
 * @throws InvalidRequestError
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const text = (Array.isArray(header) ? header.join(',') : header).trim();
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new InvalidRequestError([
      { path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters, e.g. a UUID' },
    ]);
  }
  return key;
}
