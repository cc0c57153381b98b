import { describe, expect, it } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import { patchDocument } from './patch-document.js';
import { valueAt } from './paths-by-id.js';

const patched = (...operations: object[]) => patchDocument(BAKERY, operations, { byId: true });

describe('a patch with ids in its paths', () => {
  it('changes the part with the id, wherever earlier operations moved it', () => {
    const checked = patched(
      { op: 'add', path: '/facts/0', value: { id: 'rye', type: 'item', source: [], name: 'Rye loaf' } },
      { op: 'replace', path: '/facts/loaf/price/amount', value: 6 },
      { op: 'add', path: '/pages/home/sections/breads/facts/-', value: 'rye' },
    );
    expect('document' in checked && checked.document.facts[2]).toMatchObject({
      id: 'loaf',
      price: { amount: 6 },
    });
    expect('document' in checked && checked.document.pages[0]?.sections[1]?.facts).toEqual(['loaf', 'rye']);
  });

  it('moves a part', () => {
    const checked = patched({
      op: 'move',
      from: '/pages/home/sections/order',
      path: '/pages/home/sections/0',
    });
    expect('document' in checked && checked.document.pages[0]?.sections.map(({ id }) => id)).toEqual([
      'order',
      'top',
      'breads',
    ]);
  });

  it('is refused with the path of an unknown id', () => {
    expect(patched({ op: 'remove', path: '/facts/cake' })).toEqual({
      faults: [{ path: '/0', message: 'cannot remove /facts/cake: there is no such place in the document' }],
    });
  });
});

describe('valueAt', () => {
  it('reads by ids and by indexes', () => {
    expect(valueAt(BAKERY, '/facts/loaf/price/amount')).toBe(5.5);
    expect(valueAt(BAKERY, '/facts/1/name')).toBe('Sourdough loaf');
  });

  it('is undefined where nothing is, also for names of the prototype', () => {
    expect(valueAt(BAKERY, '/facts/cake/name')).toBeUndefined();
    expect(valueAt(BAKERY, '/identity/constructor/name')).toBeUndefined();
  });
});
