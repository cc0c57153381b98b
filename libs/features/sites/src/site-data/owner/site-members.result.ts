import { ResultField, StringField } from '@capstan/kit';
import { EMAIL } from './site-data.params.js';

/** A member of a site. */
export class SiteMemberResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'string', description: 'E-mail address, in lower case', example: 'ada@example.com' })
  email: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the owner added the member' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the member last signed in; null: never',
  })
  signed_in_at: string | null;
}

/** `data` of GET …/members. */
export class SiteMemberListResult {
  @ResultField({ of: () => SiteMemberResult, list: true, description: 'By address; at most 1,000' })
  members: SiteMemberResult[];
}

/** `data` of DELETE …/members/{member_id}. */
export class DeletedMemberResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Id of the removed member' })
  id: string;
}

/** Body of POST …/members. */
export class NewMemberBody {
  @StringField({
    description: 'E-mail address, to which links for signing in are sent',
    maxLength: 254,
    pattern: EMAIL,
    patternMessage: 'must be an e-mail address',
    example: 'ada@example.com',
  })
  email: string;
}
