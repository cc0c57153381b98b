import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';

/** Data of `entry.created`: what the visitor wrote is personal data and is read from the site. */
export class EntryCreated {
  @ResultField({ type: 'string', format: 'uuid', description: 'The site.' })
  site_id: string;

  @ResultField({ type: 'string', description: 'The collection of the site, e.g. a form.' })
  collection: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The entry.' })
  entry_id: string;
}

export const entryCreated = defineEvent<EntryCreated>('entry.created', {
  description: 'A visitor of a site sent an entry. Read it with `GET /v1/sites/{site_id}/data/{collection}`.',
  schema: EntryCreated,
  example: {
    site_id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    collection: 'bookings',
    entry_id: '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
  },
});

export const SITE_EVENTS = [entryCreated];
