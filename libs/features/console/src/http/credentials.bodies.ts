import { StringField } from '@capstan/platform-http';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../better-auth/create-better-auth.js';

/** Body of `PUT /console/api/password`. */
export class SetPasswordBody {
  @StringField({
    description: 'The new password.',
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: MAX_PASSWORD_LENGTH,
  })
  password: string;
}
