import { randomUUID } from 'node:crypto';
import { readIdempotencyKey } from '@capstan/platform-http';

/**
 * What makes a booking unique: the `Idempotency-Key`, or a random reference without one.
 * @throws InvalidRequestError
 */
export const bookingReference = (header: string | undefined): string =>
  readIdempotencyKey(header) ?? randomUUID();
