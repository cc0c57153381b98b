import type { Checkout } from '@capstan/workspaces';
import { DATA_SCHEMA_PATH, readDataSchema } from '../../site-data/schema/read-data-schema.js';

/** What is wrong with the schema of stored entries in a work tree; none when there is no schema. */
export async function faultsOfDataSchema(checkout: Checkout): Promise<string[]> {
  const content = await checkout.read(DATA_SCHEMA_PATH);
  if (!content) return [];
  const read = readDataSchema(Buffer.from(content).toString('utf8'));
  return 'faults' in read ? read.faults : [];
}
