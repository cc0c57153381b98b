import type { Checkout } from '@capstan/workspaces';
import { DATA_SCHEMA_PATH } from '@capstan/site-document';
import { readDataSchema } from '@capstan/sites';

/** Errors in the schema of stored entries in a work tree; empty without a schema. */
export async function faultsOfDataSchema(checkout: Checkout): Promise<string[]> {
  const content = await checkout.read(DATA_SCHEMA_PATH);
  if (!content) return [];
  const read = readDataSchema(Buffer.from(content).toString('utf8'));
  return 'faults' in read ? read.faults : [];
}
