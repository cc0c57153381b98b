import type { DataSource } from 'typeorm';

/** Adds a delivery to the webhook of an account, whose id is that of the account. */
export async function insertDelivery(dataSource: DataSource, accountId: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload)
     VALUES (gen_random_uuid(), $1, $1, $1, gen_random_uuid(), 'credits.charged', '{}')`,
    [accountId],
  );
}
