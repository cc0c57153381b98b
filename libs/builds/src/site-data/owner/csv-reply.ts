import type { FastifyReply } from 'fastify';
import { entriesCsv } from './entries-csv.js';
import type { OwnedCollection } from './owner-data.js';
import type { OwnedEntries } from './owned-entries.js';

export const CSV = 'text/csv';

/** Answers with all entries of a collection. */
export async function sendCsv(
  reply: FastifyReply,
  owned: OwnedEntries,
  collection: OwnedCollection,
): Promise<void> {
  const csv = await entriesCsv(owned, collection);
  void reply
    .headers({
      'content-type': `${CSV}; charset=utf-8`,
      'content-disposition': `attachment; filename="${collection.name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(csv);
}
