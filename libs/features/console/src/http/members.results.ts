import { ResultField } from '@capstan/platform-http';
import { type Role, ROLES } from '../members/role.js';

/** A member of the account. */
export class MemberResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier of the user' })
  user_id: string;

  @ResultField({ type: 'string', format: 'email', description: 'E-mail address' })
  email: string;

  @ResultField({ type: 'string', description: 'Name' })
  name: string;

  @ResultField({ type: 'string', enum: ROLES, description: 'What they may do' })
  role: Role;

  @ResultField({ type: 'string', format: 'date-time', description: 'When they joined' })
  joined_at: string;
}

/** Who is in the account. */
export class MembersResult {
  @ResultField({ of: () => MemberResult, list: true, description: 'Oldest membership first' })
  members: MemberResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** A member has another role. */
export class RoleChangedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier of the user' })
  user_id: string;

  @ResultField({ type: 'string', enum: ROLES, description: 'The new role' })
  role: Role;
}

/** A member was removed. */
export class MemberRemovedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier of the user' })
  user_id: string;

  @ResultField({ type: 'boolean', description: 'Always true' })
  removed: boolean;
}
