import type { RecordSchema, SiteDocument } from '@capstan/site-document';
import { checked, exampleNamed } from './visited-site.js';

/** A record with what all of them have. */
export const recordOf = (record: Partial<RecordSchema> & Pick<RecordSchema, 'fields'>): unknown => ({
  id: 'entries',
  name: 'Entry',
  plural: 'Entries',
  views: [{ type: 'form' }],
  access: { read: 'owner', create: 'anyone', update: 'owner' },
  ...record,
});

/** Everyone who has the address of the site works with the entries. */
export const SHARED = { read: 'anyone', create: 'anyone', update: 'anyone' } as const;

/** A site with one page, which has a form of a record, or its first other view. */
export function appDocument(record: unknown, more: Partial<SiteDocument> = {}): SiteDocument {
  const { views, id } = record as RecordSchema;
  const view = views.findIndex(({ type }) => type !== 'form');
  const section = {
    id: 'app',
    component: view === -1 ? 'form' : 'entries',
    variant: 'plain',
    facts: [],
    record: id,
    ...(view === -1 ? {} : { view }),
  };
  const example = exampleNamed('issue-board');
  return checked({
    ...example,
    facts: [],
    openPoints: [],
    constraints: [],
    identity: { name: 'Harbour', kind: 'board', domainWords: [] },
    ...more,
    pages: [{ id: 'home', path: '/', title: 'Home', inNavigation: true, sections: [section] }],
    records: [record],
  });
}
