import { glance } from '@capstan/prompt-reader';
import { describe, expect, it } from 'vitest';
import { chooseSite } from './choose-site.js';
import { LATER_PROMPTS, NEXT_PROMPTS } from './fixtures/next-prompts.js';

const siteOf = (prompt: string) => ({ name: glance(prompt).name ?? '', prompt });

const meaningOf = (site: string, next: string): 'change' | 'new site' =>
  chooseSite(next, [siteOf(site)]) === null ? 'new site' : 'change';

describe('chooseSite', () => {
  it('is right for at least nine of ten prompts in six languages', () => {
    const wrong = [...NEXT_PROMPTS, ...LATER_PROMPTS].filter(
      ({ site, next, meant }) => meaningOf(site, next) !== meant,
    );
    const texts = wrong.map(({ next }) => next);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(8);
  });

  const named = (name: string, trade = 'bakery') => ({ name, prompt: `A website for the ${trade} ${name}` });
  const [korn, nord, paws] = [
    named('Krume & Korn'),
    named('Krume Nord', 'café'),
    named('Happy Paws', 'dog school'),
  ];

  it('changes the latest site when the prompt names none', () => {
    expect(chooseSite('make it green', [paws, korn])).toBe(paws);
  });

  it('changes the site that the prompt names', () => {
    expect(chooseSite('Make Krume & Korn green', [paws, nord, korn])).toBe(korn);
    expect(chooseSite('krume nord: open on Sundays from 8 to 12', [korn, paws, nord])).toBe(nord);
  });

  it('continues a site whose description is sent again', () => {
    expect(chooseSite('A website for the bakery Krume & Korn, warm and rustic', [paws, korn])).toBe(korn);
  });

  it('takes another branch of the name for another business only with another trade', () => {
    expect(chooseSite('A café called Krume & Korn Nord in Halle, espresso €2.50', [korn])).toBeNull();
  });

  it.each([
    'use a different brand colour',
    'We open a second shop in May',
    'link to another site section',
    'The header needs a photo of Marco Rossi',
    'Add a link to her own site: Bella Bakery, Rome',
    'Unsere Torten brauchen eine eigene Seite',
    '',
    '???',
  ])('takes “%s” for a change', (prompt) => {
    expect(chooseSite(prompt, [korn])).toBe(korn);
  });

  it.each([
    'A website for a vet',
    'Website for a plumber',
    'A landing page for a yoga studio',
    'Eine Website für eine Tierärztin',
    'Un site pour un plombier',
    'Una web para un dentista',
    'Um site para um dentista',
    'Un sito per un dentista',
    'A waiting list for a board game café',
  ])('takes “%s” for a site of another trade', (prompt) => {
    expect(chooseSite(prompt, [korn])).toBeNull();
  });

  it.each(['A website for a bakery', 'A site with a contact form', 'A website for my customers'])(
    'takes “%s” for the site that there is',
    (prompt) => {
      expect(chooseSite(prompt, [korn])).toBe(korn);
    },
  );

  it.each(['Make another website for our kindergarten', 'A site for my other company'])(
    'takes “%s” for a new site',
    (prompt) => {
      expect(chooseSite(prompt, [korn])).toBeNull();
    },
  );

  it('reads no more than the beginning', () => {
    const change = `make it green. ${'Add a page about our history. '.repeat(30)}`;
    expect(chooseSite(`${change}A website for my dog school Happy Paws`, [korn])).toBe(korn);
  });
});
