import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edit.js';
import { applyFacts } from './apply-facts.js';
import { SITES } from './fixtures/sites.js';

const BRIEF = SITES.bakery.brief;

describe('applyFacts', () => {
  it('changes what edits name and nothing else, and not its argument', () => {
    const before = structuredClone(BRIEF);
    const changed = applyFacts(BRIEF, [
      { kind: 'rename', name: 'Nord' },
      { kind: 'colours', colours: ['#112233'] },
      { kind: 'dark', isDark: true },
      { kind: 'tone', tone: 'bold' },
      { kind: 'language', language: 'de' },
      { kind: 'place', place: 'Lyon' },
      { kind: 'hours', hours: [] },
      { kind: 'add_app', app: 'shop' },
      { kind: 'add_feature', feature: 'blog', title: null, statements: ['One.'] },
      { kind: 'statements', statements: ['One.', 'Two.'] },
    ]);
    expect(BRIEF).toEqual(before);
    expect(changed).toEqual({
      ...BRIEF,
      name: 'Nord',
      colours: ['#112233'],
      isDark: true,
      tone: 'bold',
      language: 'de',
      place: 'Lyon',
      hours: [],
      app: 'shop',
      features: [...BRIEF.features, 'blog'],
      statements: [...BRIEF.statements, 'One.', 'Two.'],
    });
  });

  it('is the same brief without facts', () => {
    const structure: Edit[] = [
      { kind: 'remove_page', page: 'about' },
      { kind: 'headline', page: null, text: 'x' },
    ];
    expect(applyFacts(BRIEF, structure)).toBe(BRIEF);
  });

  it('merges contacts and adds links', () => {
    const { contact } = applyFacts(BRIEF, [
      { kind: 'contact', contact: { phone: null, links: ['https://a.example'] } },
      { kind: 'contact', contact: { links: ['https://a.example', 'https://b.example'] } },
    ]);
    expect(contact).toEqual({
      ...BRIEF.contact,
      phone: null,
      links: ['https://a.example', 'https://b.example'],
    });
  });

  it('changes, adds and removes items', () => {
    const roll = { name: 'Poppy roll', description: null, price: null, durationMinutes: null };
    const { items } = applyFacts(BRIEF, [
      { kind: 'price', item: 'croissants', priceText: '3,20 €' },
      { kind: 'remove_item', item: 'Rye bread' },
      { kind: 'add_item', item: roll },
      { kind: 'price', item: 'baguette', priceText: '9 €' },
    ]);
    expect(items.map(({ name }) => name)).toEqual(['Croissant', 'Cinnamon roll', 'Poppy roll']);
    expect(items[0]?.price).toEqual({ amount: 3.2, currency: 'EUR', text: '3,20 €' });
  });
});
