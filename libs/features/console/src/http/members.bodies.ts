import { ChoiceField, StringField } from '@capstan/platform-http';
import { type Role, ROLES } from '../members/role.js';

/** Body of `PATCH /console/api/members/{user_id}`. */
export class ChangeRoleBody {
  @ChoiceField({ description: 'The new role.', choices: ROLES })
  role: Role;
}

/** Body of `POST /console/api/invitations`. */
export class InviteBody {
  @StringField({
    description: 'E-mail address of the person.',
    maxLength: 254,
    pattern: /^[^\s@]{1,64}@[^\s@]{1,190}$/,
  })
  email: string;

  @ChoiceField({ description: 'What the person may do in the account.', choices: ROLES })
  role: Role;
}

/** Body of `POST /console/auth/invitation`. */
export class AcceptInvitationBody {
  @StringField({ description: 'Token of the invitation link.', maxLength: 200 })
  token: string;

  @StringField({
    description: 'Name of the person, where they have no user yet.',
    optional: true,
    minLength: 1,
    maxLength: 200,
  })
  name?: string;
}
