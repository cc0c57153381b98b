import type { Queryable } from '@capstan/platform-core';

/** Removes references to the keys of an account from keys of other accounts, which they created or replaced. */
export async function detachKeys(transaction: Queryable, accountId: string): Promise<void> {
  for (const column of ['parent_key_id', 'rotated_to']) {
    await transaction.query(
      `UPDATE api_keys k SET ${column} = NULL FROM api_keys gone
       WHERE gone.id = k.${column} AND gone.account_id = $1 AND k.account_id <> $1`,
      [accountId],
    );
  }
}
