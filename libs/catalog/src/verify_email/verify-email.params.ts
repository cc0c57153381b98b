import { StringField } from '@capstan/kit';

/** Parameters of `verify_email`. */
export class VerifyEmailParams {
  @StringField({
    description:
      'The address to check, as it was entered. An address with invalid syntax has the status `invalid` and is not an error.',
    minLength: 1,
    maxLength: 320,
    example: 'ada@acme.com',
  })
  email: string;
}
