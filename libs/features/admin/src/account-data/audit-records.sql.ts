import type { Queryable } from '@capstan/platform-core';

/**
 * Condition: entries about the account, its keys, its invitations and its members. A person may be a member of several
 * accounts: entries about them are this account's if it is their only one, or if one of its own members acted.
 */
export const ABOUT_ACCOUNT = `t.target_id = $1
  OR t.target_id IN (SELECT id FROM api_keys WHERE account_id = $1)
  OR t.target_id IN (SELECT id FROM console_invitations WHERE account_id = $1)
  OR t.target_id IN (SELECT m.user_id FROM console_members m WHERE m.account_id = $1
    AND (t.actor_account_id = $1 OR NOT EXISTS (
      SELECT FROM console_members o WHERE o.user_id = m.user_id AND o.account_id <> $1)))`;

/** Empties the details of the entries about an account, except that of its deletion. */
export async function emptyDetails(transaction: Queryable, accountId: string): Promise<void> {
  await transaction.query(
    `UPDATE admin_audit t SET details = '{}'
     WHERE details <> '{}' AND action <> 'account.deleted' AND (${ABOUT_ACCOUNT})`,
    [accountId],
  );
}
