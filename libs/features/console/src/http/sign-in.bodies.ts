import { BooleanField, StringField } from '@capstan/platform-http';
import { MAX_PASSWORD_LENGTH } from '../better-auth/create-better-auth.js';

/** Body of `POST /console/auth/sign-in/password`. */
export class PasswordSignInBody {
  @StringField({ description: 'E-mail address of the user.', maxLength: 254 })
  email: string;

  @StringField({ description: 'Password.', maxLength: MAX_PASSWORD_LENGTH })
  password: string;
}

/** Body of `POST /console/auth/sign-in/link`. */
export class LinkSignInBody {
  @StringField({ description: 'Token of the link.', maxLength: 200 })
  token: string;

  @BooleanField({
    description:
      'Whether the session of another user may end. Without it such a link is refused, and stays valid.',
    optional: true,
  })
  replace_session?: boolean;
}

/** Body of `POST /console/auth/link`. */
export class RequestLinkBody {
  @StringField({ description: 'E-mail address of the user.', maxLength: 254 })
  email: string;
}
