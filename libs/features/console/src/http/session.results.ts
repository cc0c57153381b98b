import { ResultField } from '@capstan/platform-http';
import { type Role, ROLES } from '../members/role.js';

/** The user of a session. */
export class SessionUserResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'string', format: 'email', description: 'E-mail address' })
  email: string;

  @ResultField({ type: 'string', description: 'Name' })
  name: string;

  @ResultField({ type: 'boolean', description: 'Whether the user operates the installation' })
  is_operator: boolean;
}

/** An account that the user is in. */
export class SessionAccountResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier, for `X-Capstan-Account`' })
  id: string;

  @ResultField({ type: 'string', description: 'Name' })
  name: string;

  @ResultField({ type: 'string', format: 'email', description: 'E-mail address of the account' })
  email: string;

  @ResultField({ type: 'string', enum: ROLES, description: 'Role of the user in it' })
  role: Role;
}

/** Who is signed in. */
export class SessionResult {
  @ResultField({ of: () => SessionUserResult, description: 'The user' })
  user: SessionUserResult;

  @ResultField({
    of: () => SessionAccountResult,
    list: true,
    description: 'Accounts, oldest membership first',
  })
  accounts: SessionAccountResult[];

  @ResultField({ type: 'string', description: 'Proof for `X-Capstan-CSRF`' })
  csrf_token: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the session began' })
  signed_in_at: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it ends unless it is used' })
  expires_at: string;
}

/** One of the sessions of the user. */
export class SessionEntryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'boolean', description: 'Whether the request came with it' })
  is_current: boolean;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it began' })
  created_at: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was last renewed' })
  last_used_at: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it ends unless it is used' })
  expires_at: string;

  @ResultField({ type: 'string', nullable: true, description: 'Address it began from' })
  ip_address: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Browser it began in' })
  user_agent: string | null;
}

/** The sessions of the user. */
export class SessionEntriesResult {
  @ResultField({ of: () => SessionEntryResult, list: true, description: 'Newest first' })
  sessions: SessionEntryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** How many sessions a call ended. */
export class SessionsEndedResult {
  @ResultField({ type: 'integer', description: 'Number of sessions' })
  ended: number;
}
