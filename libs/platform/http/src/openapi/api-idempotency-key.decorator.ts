import { ApiHeader } from '@nestjs/swagger';

/** The unquoted form of the header; a quoted structured field is accepted too. */
const BARE_KEY = '^[!#-~]([ -~]*[!-~])?$';

/** Documents `Idempotency-Key` as `readIdempotencyKey` parses it. @param description what a replay returns here. */
export const ApiIdempotencyKey = (description: string): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: BARE_KEY },
  });
