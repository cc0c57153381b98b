import { describe, expect, it } from 'vitest';
import { validateDocument } from '../checks/validate-document.js';
import { BAKERY } from '../fixtures/bakery.js';
import type { SiteDocument } from '../model/site-document.js';
import { pruneDocument } from './prune-document.js';

/** The bakery without some facts or records, before and after pruning. */
const without = (remove: (document: SiteDocument) => void): SiteDocument => {
  const document = structuredClone(BAKERY);
  remove(document);
  return pruneDocument(document);
};

describe('pruneDocument', () => {
  it('leaves a document without lost references as it is', () => {
    expect(pruneDocument(BAKERY)).toEqual(BAKERY);
  });

  it('removes sentences that are bound to missing facts only, and sections that are empty then', () => {
    const pruned = without(({ facts }) => facts.splice(0, 2));
    expect(pruned.identity.tagline).toBeUndefined();
    expect(pruned.pages[0]?.sections.map(({ id, facts }) => [id, facts])).toEqual([
      ['top', ['open']],
      ['order', ['phone']],
    ]);
    expect(validateDocument(pruned)).toHaveProperty('document');
  });

  it('removes the section of a missing record, and what leads to it', () => {
    const pruned = without(({ records }) => records.pop());
    expect(pruned.pages[0]?.sections.map(({ id, action }) => [id, action])).toEqual([
      ['top', undefined],
      ['breads', undefined],
    ]);
    expect(validateDocument(pruned)).toHaveProperty('document');
  });

  it('removes a choice that offers a missing fact, and a record that has no other', () => {
    const offered = (facts: string[]): SiteDocument =>
      without((document) => {
        const options = facts.map((fact) => ({ value: fact, label: fact, fact }));
        document.records[0]?.fields.push({
          id: 'bread',
          label: 'Bread',
          type: 'choice',
          isRequired: true,
          options,
        });
      });
    expect(offered(['loaf', 'cake']).records[0]?.fields[2]?.options).toEqual([
      { value: 'loaf', label: 'loaf', fact: 'loaf' },
    ]);
    expect(offered(['cake']).records).toEqual([]);
  });
});
