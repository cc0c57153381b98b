import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type Queryable,
} from '@capstan/platform-core';

/** SQL: entries about the account, its keys, its invitations and its members. */
const ABOUT = `t.target_id = $1
  OR t.target_id IN (SELECT id FROM api_keys WHERE account_id = $1)
  OR t.target_id IN (SELECT id FROM console_invitations WHERE account_id = $1)
  OR t.target_id IN (SELECT user_id FROM console_members WHERE account_id = $1)`;

/** What admins did to an account. The entries stay after it was deleted, without their details. */
@Injectable()
export class AuditRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'audit',
    tables: [{ name: 'admin_audit', rows: ABOUT, isKept: true }],
    anonymize: emptyDetails,
  };
}

async function emptyDetails(transaction: Queryable, accountId: string): Promise<void> {
  await transaction.query(
    `UPDATE admin_audit t SET details = '{}'
     WHERE details <> '{}' AND action <> 'account.deleted' AND (${ABOUT})`,
    [accountId],
  );
}
