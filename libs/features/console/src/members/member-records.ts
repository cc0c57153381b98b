import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';

/** SQL: members of this account alone. Operators administer the installation, and stay. */
const MEMBERS = `SELECT u.id FROM console_users u JOIN console_members m ON m.user_id = u.id AND m.account_id = $1
  WHERE NOT u.is_operator
    AND NOT EXISTS (SELECT FROM console_members o WHERE o.user_id = u.id AND o.account_id <> $1)`;

/** The people who sign in to the console for an account. */
@Injectable()
export class MemberRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'console',
    tables: [
      { name: 'console_invitations', rows: 't.account_id = $1', hidden: ['token_hash'] },
      {
        // Their values are JSON. Only the whole string counts: an address may end with another one.
        name: 'console_verifications',
        rows: `EXISTS (SELECT FROM console_users u WHERE u.id IN (${MEMBERS})
          AND (lower(t.identifier) = u.email OR strpos(lower(t.value), to_json(u.email)::text) > 0))`,
        hidden: ['id', 'identifier', 'value'],
      },
      {
        name: 'console_credentials',
        rows: `t.user_id IN (${MEMBERS})`,
        hidden: ['password', 'access_token', 'refresh_token', 'id_token'],
      },
      { name: 'console_passkeys', rows: `t.user_id IN (${MEMBERS})` },
      { name: 'console_sessions', rows: `t.user_id IN (${MEMBERS})`, hidden: ['token'] },
      { name: 'console_users', rows: `t.id IN (${MEMBERS})` },
      { name: 'console_members', rows: 't.account_id = $1' },
    ],
  };
}
