import { ApiIdempotencyKey } from '@capstan/platform-http';

/** Documents the `Idempotency-Key` of a route whose response cannot be repeated. */
export const CreatesOnce = (): MethodDecorator =>
  ApiIdempotencyKey(
    'Each key creates something once, permanently: a repeat returns 409 with the id of what was created, a different body 422.',
  );
