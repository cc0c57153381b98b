import { ResultField } from '@capstan/platform-http';
import { type Role, ROLES } from '../members/role.js';

/** An open invitation to the account. */
export class InvitationResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'string', format: 'email', description: 'Invited address' })
  email: string;

  @ResultField({ type: 'string', enum: ROLES, description: 'Role in the account once it is accepted' })
  role: Role;

  @ResultField({ type: 'string', format: 'date-time', description: 'Until when it can be accepted' })
  expires_at: string;
}

/** The invitations that can be accepted. */
export class InvitationsResult {
  @ResultField({ of: () => InvitationResult, list: true, description: 'Newest first' })
  invitations: InvitationResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** A new invitation. */
export class InvitationCreatedResult extends InvitationResult {
  @ResultField({
    type: 'string',
    format: 'uri',
    nullable: true,
    description: 'Link to hand over, shown once; null where it went by e-mail',
  })
  link: string | null;
}

/** An invitation was revoked. */
export class InvitationRevokedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'boolean', description: 'Always true' })
  revoked: boolean;
}

/** The user is a member of the account now. */
export class InvitationAcceptedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier of the account' })
  account_id: string;

  @ResultField({ type: 'string', enum: ROLES, description: 'Role in it' })
  role: Role;
}
