import { unplacedFacts, validateDocument } from '@capstan/site-document';
import { readPrompt } from '@capstan/prompt-reader';
import { describe, expect, it } from 'vitest';
import { addToDocument } from './add-to-document.js';

const documentOf = (prompt: string) => readPrompt(prompt).document;

const ALMA = 'A website for the bakery "Alma" in Porto. Rye bread €4.';

describe('addToDocument', () => {
  it('adds new facts with ids of their own, in sections of their own', () => {
    const before = documentOf(ALMA);
    const added = addToDocument(before, documentOf(`${ALMA} Seed bread €6. Call 222 555 0199.`), 1);
    expect(added?.names).toEqual(expect.arrayContaining(['Seed bread', '222 555 0199']));
    const { document } = added!;
    expect(validateDocument(document)).toEqual({ document });
    expect(unplacedFacts(document)).toEqual(unplacedFacts(before));
    expect(new Set(document.facts.map(({ id }) => id)).size).toBe(document.facts.length);
    expect(document.facts.filter((fact) => fact.type === 'item').map(({ name }) => name)).toEqual([
      'Rye bread',
      'Seed bread',
    ]);
    expect(document.facts.at(-1)?.source[0]?.prompt).toBe(1);
  });

  it('gives an item with the same name its new price', () => {
    const before = documentOf(`${ALMA} Seed bread €6.`);
    const added = addToDocument(before, documentOf(`${ALMA.replace('€4', '€4.50')} Seed bread €6.`), 1);
    expect(added?.names).toEqual([]);
    expect(added?.repriced.map(({ item, price }) => [item.name, price])).toEqual([
      ['Rye bread', { amount: 4.5, currency: 'EUR' }],
    ]);
    expect(added?.document.facts.filter(({ type }) => type === 'item')).toMatchObject([
      { name: 'Rye bread', price: { amount: 4.5 } },
      { name: 'Seed bread', price: { amount: 6 } },
    ]);
  });

  it('keeps the unit of a price that is given without it', () => {
    const before = documentOf('A website for the studio "Alma" in Porto. Yoga €20 per person. Tea €3.');
    const again = documentOf('A website for the studio "Alma" in Porto. Yoga €20. Tea €3.');
    expect(addToDocument(before, again, 1)).toBeNull();
    const dearer = documentOf('A website for the studio "Alma" in Porto. Yoga €22. Tea €3.');
    expect(addToDocument(before, dearer, 1)?.repriced.map(({ price }) => price)).toEqual([
      { amount: 22, currency: 'EUR', per: 'person' },
    ]);
  });

  it('does not guess which of several items with one name has a new price', () => {
    const before = documentOf(
      'A website for the café "Alma" in Porto.\nCoffee:\n- Small €2\nTea:\n- Small €3',
    );
    const next = documentOf('A website for the café "Alma" in Porto.\nCoffee:\n- Small €2.50');
    expect(addToDocument(before, next, 1)?.repriced).toEqual([]);
  });

  it('adds a record with its form', () => {
    const added = addToDocument(documentOf(ALMA), documentOf(`${ALMA} With a contact form.`), 1);
    expect(added?.document.records.map(({ id }) => id)).toEqual(['form']);
    expect(added?.document.pages.flatMap(({ sections }) => sections.map(({ record }) => record))).toContain(
      'form',
    );
  });

  it('keeps name, theme and language', () => {
    const before = documentOf(ALMA);
    const { document } = addToDocument(before, documentOf('Café "Outro" in Faro, espresso €2'), 1)!;
    expect([document.identity, document.theme, document.language]).toEqual([
      before.identity,
      before.theme,
      before.language,
    ]);
  });

  it('adds nothing of what is there already', () => {
    expect(addToDocument(documentOf(ALMA), documentOf(ALMA), 1)).toBeNull();
  });
});
