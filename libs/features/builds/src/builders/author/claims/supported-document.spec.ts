import { patchDocument, type SiteDocument } from '@capstan/site-document';
import { array, assert, constantFrom, json, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../reader/read-site.js';
import { patchOf } from '../author-answer.js';
import { OwnerStatements } from './owner-statements.js';
import { supportedDocument } from './supported-document.js';

const PROMPT =
  'A website for the bakery "Alma" in Porto. Rye bread €4. Order by form: name, e-mail, pieces. Call 222 345 678.';
const { document: BEFORE } = readSite(PROMPT);
const SAID = new OwnerStatements([PROMPT], 'en');

const supported = (edit: (document: SiteDocument) => void): SiteDocument => {
  const document = structuredClone(BEFORE);
  edit(document);
  return supportedDocument(document, BEFORE, SAID);
};

describe('supportedDocument', () => {
  it('leaves the document of the reader as it is', () => {
    expect(supported(() => {})).toEqual(BEFORE);
  });

  it('does not let a model open entries, nor show addresses of visitors', () => {
    const [record] = supported(({ records }) => {
      Object.assign(records[0]!, {
        access: { read: 'anyone', create: 'anyone', update: 'anyone' },
        publicFields: records[0]!.fields.map(({ id }) => id),
      });
    }).records;
    expect(record).toMatchObject({ access: BEFORE.records[0]?.access });
    expect(record?.publicFields ?? []).toEqual(BEFORE.records[0]?.publicFields ?? []);
  });

  it('has only pictures that exist', () => {
    const path = 'images/shop.webp';
    const { pages } = supported((document) => {
      document.pages[0]!.sections[0]!.images = [{ path, alt: '', width: 10, height: 10 }];
    });
    expect(JSON.stringify(pages)).not.toContain(path);
  });

  it('never fails, whatever a model answers', () => {
    const paths = constantFrom(
      '/facts',
      '/facts/-',
      '/facts/item-1',
      '/facts/item-1/price',
      '/pages',
      '/pages/home/sections/0',
      '/pages/home/sections/-',
      '/pages/home/title',
      '/records/0/fields/0/options',
      '/identity',
      '/theme',
      '/__proto__/x',
      '',
    );
    const edit = record({
      op: constantFrom('add' as const, 'replace' as const, 'remove' as const, 'move' as const),
      path: oneof(paths, string()),
      from: oneof(paths, constantFrom(null)),
      value: oneof(
        json(),
        string(),
        constantFrom(null, JSON.stringify(BEFORE.pages), JSON.stringify(BEFORE.facts)),
      ),
    });
    assert(
      property(array(edit, { maxLength: 4 }), (edits) => {
        const edited = patchDocument(BEFORE, patchOf({ edits }), { byId: true });
        if ('faults' in edited) return;
        expect(() => supportedDocument(edited.document, BEFORE, SAID)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
