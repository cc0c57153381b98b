import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { entriesCsv } from './entries-csv.js';
import type { OwnedCollection } from './owner-data.js';
import type { OwnedEntries } from './owned-entries.js';

const CSV = 'text/csv';

/** A route that returns the entries of a collection as CSV. */
export const CsvRoute = (): MethodDecorator =>
  applyDecorators(
    RawResponse(),
    Produces(CSV),
    ApiOkResponse({
      description: 'One row per entry, after a header row',
      content: {
        [CSV]: {
          schema: { type: 'string' },
          example:
            'id,created_at,Name\r\n5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a,2026-11-20T09:30:00.000Z,Ada\r\n',
        },
      },
    }),
    ApiFailures(400, 401, 403, 404, 406, 429, 500, 503),
  );

/** Sends all entries of a collection. */
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
