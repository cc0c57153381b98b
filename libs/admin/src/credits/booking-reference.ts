import { randomUUID } from 'node:crypto';
import { InvalidRequestError } from '@capstan/platform-errors';

/**
 * What makes a booking unique: the `Idempotency-Key`, bare or quoted as a structured field; a random reference
 * without one.
 * @throws InvalidRequestError
 */
export function bookingReference(idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return randomUUID();
  const text = idempotencyKey.trim();
  const reference = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (!/^[\x20-\x7e]{1,255}$/.test(reference)) {
    throw new InvalidRequestError([
      { path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters, e.g. a UUID' },
    ]);
  }
  return reference;
}
