import { IntegerField } from '@capstan/platform-http';
import { LineField } from '../fields/line-field.decorator.js';

/** Body of POST /v1/admin/accounts. */
export class CreateAccountBody {
  @LineField({
    description: 'Email address; must be unique',
    maxLength: 255,
    format: 'email',
    example: 'ada@example.com',
  })
  email: string;

  @LineField({ description: 'Name of the person or organization', maxLength: 200, example: 'Ada Lovelace' })
  name: string;

  @IntegerField({
    description: 'Credits to start with (default: SIGNUP_CREDITS)',
    minimum: 0,
    maximum: 1_000_000_000,
    optional: true,
  })
  credits?: number;
}
