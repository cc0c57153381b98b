import type { Queryable } from '@capstan/platform-core';

/**
 * Disables the webhooks of an account that receive events for operators.
 * @param subscriptions that include such events.
 * @returns ids of those that were enabled.
 */
export async function disableOperatorWebhooks(
  transaction: Queryable,
  accountId: string,
  subscriptions: readonly string[],
): Promise<string[]> {
  const [rows] = await transaction.query<[{ id: string }[], number]>(
    `UPDATE webhook_endpoints SET disabled_at = clock_timestamp(), disabled_reason = 'no_admin_key'
     WHERE account_id = $1 AND event_types && $2::text[] AND disabled_at IS NULL RETURNING id`,
    [accountId, subscriptions],
  );
  return rows.map(({ id }) => id);
}
