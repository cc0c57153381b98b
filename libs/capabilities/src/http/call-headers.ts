import { InvalidRequestError } from '@capstan/platform-errors';
import type { FastifyRequest } from 'fastify';

/**
 * `Idempotency-Key`: a structured-field string (quoted) or the bare text, 1 to 255 printable characters.
 * @throws InvalidRequestError
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const text = Array.isArray(header) ? header.join(',') : header;
  const key = /^"(.*)"$/.exec(text.trim())?.[1] ?? text.trim();
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new InvalidRequestError([
      { path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters, e.g. a UUID' },
    ]);
  }
  return key;
}

/** `X-Max-Credits`: what the caller will pay at most. @throws InvalidRequestError */
export function maxCreditsOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-max-credits'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header.trim())) {
    throw new InvalidRequestError([{ path: 'X-Max-Credits', message: 'must be a whole number of credits' }]);
  }
  return Number(header);
}
