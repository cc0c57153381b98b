import { ApiIdempotencyKey } from '@capstan/platform-http';

/** Documents the `Idempotency-Key` of a route that creates something whose answer cannot be given twice. */
export const CreatesOnce = (): MethodDecorator =>
  ApiIdempotencyKey(
    'Under one key something is created once, for good: a repetition is answered with 409 and the id of what was created, another body with 422.',
  );
