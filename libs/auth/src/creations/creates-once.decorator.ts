import { ApiHeader } from '@nestjs/swagger';

/** Documents the `Idempotency-Key` of a route that creates something whose answer cannot be given twice. */
export const CreatesOnce = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      '1 to 255 printable characters. Under one key something is created once, for good: a repetition is answered with 409 and the id of what was created, another body with 422.',
  });
