import { describe, expect, it } from 'vitest';
import { BAKERY } from '../fixtures/bakery.js';
import type { SiteDocument } from '../model/site-document.js';
import { brokenConstraints } from './constraints.js';
import { factsOnPages, unplacedFacts } from './lookups.js';

const edited = (edit: (document: SiteDocument) => void): SiteDocument => {
  const document = structuredClone(BAKERY);
  edit(document);
  return document;
};
const source = { prompt: 0, start: 0, end: 5 };

describe('lookups', () => {
  it('returns the sections that show a fact', () => {
    expect(factsOnPages(BAKERY).get('open')).toEqual([{ page: 'home', section: 'top' }]);
  });

  it('returns facts that no section shows', () => {
    const document = edited(({ pages }) => (pages[0]!.sections[1]!.facts = []));
    expect(unplacedFacts(document).map(({ id }) => id)).toEqual(['loaf']);
  });

  it('counts items that a record offers, and statements that a sentence repeats, as shown', () => {
    const document = edited(({ pages, records }) => {
      pages[0]!.sections[0]!.facts = ['open'];
      pages[0]!.sections[0]!.body = [{ text: 'We bake in a wood-fired oven.', basis: ['oven'] }];
      pages[0]!.sections[1]!.facts = [];
      const options = [{ value: 'loaf', label: 'Loaf', fact: 'loaf' }];
      records[0]!.fields.push({ id: 'what', label: 'What', type: 'choice', isRequired: true, options });
    });
    expect(unplacedFacts(document)).toEqual([]);
  });

  it('does not count a sentence that is only based on a statement', () => {
    const document = edited(({ pages }) => {
      pages[0]!.sections[0]!.facts = ['open'];
      pages[0]!.sections[0]!.heading = { text: 'Bread from the fire', basis: ['oven'] };
    });
    expect(unplacedFacts(document).map(({ id }) => id)).toEqual(['oven']);
  });
});

describe('brokenConstraints', () => {
  const withConstraint = (
    kind: 'without-word' | 'must-say' | 'keep-exactly' | 'without-feature',
    value: string,
  ) => brokenConstraints(edited((document) => document.constraints.push({ kind, value, source })));

  it('reports a forbidden word, as a whole word only', () => {
    expect(withConstraint('without-word', 'sourdough')).toEqual([
      { path: '/identity/tagline/text', message: 'must not contain "sourdough"' },
      { path: '/facts/1', message: 'must not contain "sourdough"' },
    ]);
    expect(withConstraint('without-word', 'sour')).toEqual([]);
  });

  it('reports a sentence that no page says', () => {
    expect(withConstraint('must-say', 'wood-fired  OVEN')).toEqual([]);
    expect(withConstraint('keep-exactly', 'stone oven')).toEqual([
      { path: '/constraints/0', message: 'no page says "stone oven"' },
    ]);
  });

  it('reads words of a fact only if the fact is shown', () => {
    const document = edited(({ constraints, pages }) => {
      constraints.push({ kind: 'must-say', value: 'Sourdough loaf', source });
      pages[0]!.sections[1]!.facts = [];
    });
    expect(brokenConstraints(document)).toHaveLength(1);
  });

  it('finds a forbidden word within Japanese text', () => {
    const document = edited((document) => {
      document.pages[0]!.title = '格安の宿';
      document.constraints.push({ kind: 'without-word', value: '格安', source });
    });
    expect(brokenConstraints(document)).toHaveLength(1);
  });
});
