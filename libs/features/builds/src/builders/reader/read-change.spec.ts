import { describe, expect, it } from 'vitest';
import { readChange } from './read-change.js';
import { readSite } from './read-site.js';

const SITE = readSite('A website for the bakery "Alma" in Porto. Rye bread €4. Call 222 555 0101.');

describe('readChange', () => {
  it.each([
    'The pottery course moves to the kiln and costs €95',
    'Replace the tart for €7 by the strudel for €8',
    'Set the gnarps to 9am to 5pm, please',
  ])('%s: an instruction that fails is not read as a description', (message) => {
    const { site, notDone } = readChange(SITE, message);
    expect(site).toBe(SITE);
    expect(notDone).toEqual([message]);
  });

  const KORN =
    'A website for the bakery Krume & Korn in Leipzig: sourdough loaves (€6.50), croissants (€2.20), cinnamon knots (€2.80). We open Tuesday to Saturday from 7 to 18.';

  it.each([
    ['the same words', KORN],
    [
      'a part of them',
      'A website for the bakery Krume & Korn in Leipzig: sourdough loaves (€6.50), croissants (€2.20).',
    ],
    ['its items alone', 'Bakery Krume & Korn: sourdough loaves (€6.50), croissants (€2.20).'],
  ])('%s again change nothing', (_what, prompt) => {
    const before = readSite(KORN);
    expect(readChange(before, prompt)).toEqual({ site: before, claims: [], notDone: [] });
  });

  it('takes the new prices of a description, and keeps the others', () => {
    const { site, claims } = readChange(
      readSite(KORN),
      'A website for the bakery Krume & Korn in Leipzig: sourdough loaves (€6.80), croissants (€2.20).',
    );
    expect(claims).toEqual(['Sourdough loaves: €6.50 → €6.80']);
    expect(
      site.document.facts.flatMap((fact) => (fact.type === 'item' ? [[fact.name, fact.price]] : [])),
    ).toEqual([
      ['Sourdough loaves', { amount: 6.8, currency: 'EUR' }],
      ['Croissants', { amount: 2.2, currency: 'EUR' }],
      ['Cinnamon knots', { amount: 2.8, currency: 'EUR' }],
    ]);
  });

  it('names the undone part of a message next to what was done', () => {
    const { claims, notDone } = readChange(SITE, 'Rye bread is €5 now. Flibber the wobbly gnarps.');
    expect(claims).toEqual(['Rye bread: €4 → €5']);
    expect(notDone).toEqual(['Flibber the wobbly gnarps.']);
  });
});
