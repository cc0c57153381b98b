import { describe, expect, it } from 'vitest';
import { factsOnPages } from '../checks/lookups.js';
import { validateDocument } from '../checks/validate-document.js';
import { BAKERY } from '../fixtures/bakery.js';
import type { SiteDocument } from '../model/site-document.js';
import { pruneDocument } from './prune-document.js';
import { restoreFacts } from './restore-facts.js';

const edited = (edit: (document: SiteDocument) => void): SiteDocument => {
  const document = structuredClone(BAKERY);
  edit(document);
  return document;
};

/** Ids of the sections that show a fact. */
const sectionsWith = (document: SiteDocument, id: string): string[] =>
  (factsOnPages(document).get(id) ?? []).map(({ section }) => section);

describe('restoreFacts', () => {
  it('shows a fact in its former section', () => {
    const bare = edited(({ facts, pages }) => {
      facts.splice(3, 1);
      pages[0]!.sections[2]!.facts = [];
    });
    const restored = restoreFacts(bare, BAKERY, ['phone']);
    expect(sectionsWith(restored, 'phone')).toEqual(['order']);
    expect(bare.facts).toHaveLength(3);
  });

  it('shows it with others of its type where its section is gone', () => {
    const bare = edited(({ facts, pages }) => {
      facts[1] = { id: 'rye', type: 'item', source: [], name: 'Rye loaf' };
      pages[0]!.sections[1] = { id: 'goods', component: 'products', variant: 'grid', facts: ['rye'] };
    });
    const restored = restoreFacts(bare, BAKERY, ['loaf']);
    expect(sectionsWith(restored, 'loaf')).toEqual(['goods']);
  });

  it('brings the section back where no other can show it', () => {
    const bare = pruneDocument(edited(({ facts }) => facts.splice(1, 1)));
    const restored = restoreFacts(bare, BAKERY, ['loaf']);
    expect(restored.pages[0]?.sections.at(-1)).toEqual({
      id: 'breads',
      component: 'menu',
      variant: 'leaders',
      facts: ['loaf'],
    });
    expect(validateDocument(restored)).toHaveProperty('document');
  });

  it('corrects the fact of the same name in place of adding another one', () => {
    const wrong = edited(({ facts }) => {
      facts[1] = { id: 'bread', type: 'item', source: [], name: 'sourdough loaf', group: 'Breads' };
      facts[1].price = { amount: 9, currency: 'GBP' };
    });
    wrong.pages[0]!.sections[1]!.facts = ['bread'];
    const restored = restoreFacts(wrong, BAKERY, ['loaf']);
    expect(restored.facts).toHaveLength(4);
    expect(restored.facts[1]).toMatchObject({ id: 'bread', price: { amount: 5.5 }, group: 'Breads' });
  });

  it('does not take the id of another fact', () => {
    const other = edited(({ facts }) => {
      facts[1] = { id: 'loaf', type: 'item', source: [], name: 'Rye loaf' };
    });
    const restored = restoreFacts(other, BAKERY, ['loaf']);
    expect(restored.facts.map(({ id }) => id)).toContain('item-kept-1');
    expect(sectionsWith(restored, 'item-kept-1')).toEqual(['breads']);
  });
});
