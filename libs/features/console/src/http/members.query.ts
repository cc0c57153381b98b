import { ChoiceField, PageQuery } from '@capstan/platform-http';
import { type Role, ROLES } from '../members/role.js';

/** Query of `GET /console/api/members`. */
export class MembersQuery extends PageQuery {
  @ChoiceField({ description: 'Only members with this role', choices: ROLES, optional: true })
  role?: Role;
}
