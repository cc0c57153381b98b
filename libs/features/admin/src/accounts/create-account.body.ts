import { IntegerField } from '@capstan/platform-http';
import { LineField } from '../fields/line-field.decorator.js';

/** Body of POST /v1/admin/accounts. */
export class CreateAccountBody {
  @LineField({
    description: 'E-mail address; no other account may have it',
    maxLength: 255,
    format: 'email',
    example: 'ada@example.com',
  })
  email: string;

  @LineField({ description: 'Who it is', maxLength: 200, example: 'Ada Lovelace' })
  name: string;

  @IntegerField({
    description: 'Credits to start with (default: SIGNUP_CREDITS)',
    minimum: 0,
    maximum: 1_000_000_000,
    optional: true,
  })
  credits?: number;
}
