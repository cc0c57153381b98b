import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** A webhook as rows alone. */
export interface EndpointRow {
  id: string;
  accountId: string;
  secret: string;
}

export async function insertEndpoint(
  dataSource: DataSource,
  accountId: string = randomUUID(),
): Promise<EndpointRow> {
  const id = randomUUID();
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  await dataSource.query(
    `INSERT INTO webhook_endpoints (id, account_id, url, description, event_types)
     VALUES ($1, $2, 'https://example.com/hook', '', '{*}')`,
    [id, accountId],
  );
  await dataSource.query(
    'INSERT INTO webhook_secrets (id, endpoint_id, secret) VALUES (gen_random_uuid(), $1, $2)',
    [id, secret],
  );
  return { id, accountId, secret };
}

/** @param options.isAlone in a lane of its own, as tests and resends are. @returns its id. */
export async function insertDelivery(
  dataSource: DataSource,
  endpoint: EndpointRow,
  { type = 'key.created', isAlone = false }: { type?: string; isAlone?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload)
     VALUES ($1, $2, $3, $4, gen_random_uuid(), $5, '{}')`,
    [id, endpoint.id, endpoint.accountId, isAlone ? id : endpoint.id, type],
  );
  return id;
}
