import { ApiHeader } from '@nestjs/swagger';

/** The bare form of the header; quoted as a structured field it is accepted too. */
const BARE_KEY = '^[!#-~]([ -~]*[!-~])?$';

/** Documents `Idempotency-Key` as `readIdempotencyKey` reads it. @param description what a repetition gets here. */
export const ApiIdempotencyKey = (description: string): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: BARE_KEY },
  });
