import { describe, expect, it } from 'vitest';
import { OwnerStatements } from './owner-statements.js';

const SAID = new OwnerStatements(
  [
    'We bake sourdough bread in Leipzig since 1998. A loaf costs 6,50 €. Call 0341 / 123 456.',
    'Open Tue-Sat 7-18. We do not deliver. Anna Weber makes the croissants.',
  ],
  'en',
);

describe('OwnerStatements', () => {
  it.each([
    'Sourdough bread from Leipzig.',
    'Anna Weber bakes croissants',
    'We have baked in Leipzig since 1998.',
    'Welcome! Call us today.',
    'About us',
  ])('supports "%s"', (sentence) => {
    expect(SAID.supports(sentence)).toBe(true);
  });

  it.each([
    ['another number', 'We bake in Leipzig since 1989.'],
    ['a judgment', 'The finest sourdough bread in Leipzig.'],
    ['an award', 'Award-winning bread.'],
    ['a review', 'Loved by 500 customers.'],
    ['a name', 'Peter Weber makes the croissants.'],
    ['the opposite', 'We deliver.'],
    ['an address of the web', 'Visit evil.example'],
    ['a number of something else', 'A loaf costs 7 €.'],
  ])('does not support a sentence with %s', (_, sentence) => {
    expect(SAID.supports(sentence)).toBe(false);
  });

  it('keeps the supported sentences of a text', () => {
    expect(SAID.supportedPart('We bake sourdough bread. Our customers love it.')).toBe(
      'We bake sourdough bread.',
    );
    expect(SAID.supportedPart('Our customers love it.')).toBeUndefined();
  });

  it('reads times and phone numbers in other notations', () => {
    expect([SAID.hasTime('07:00'), SAID.hasTime('18:00'), SAID.hasTime('09:00')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([SAID.hasPhone('0341 123456'), SAID.hasPhone('0341 654321')]).toEqual([true, false]);
  });

  it('knows the words that state nothing in the language of the site', () => {
    const german = new OwnerStatements(['Wir backen Sauerteigbrot in Leipzig.'], 'de-AT');
    expect(german.supports('Willkommen bei uns in Leipzig')).toBe(true);
    expect(german.supports('Das beste Sauerteigbrot')).toBe(false);
    const japanese = new OwnerStatements(['京都の小さな旅館です。'], 'ja');
    expect(japanese.supports('京都の旅館')).toBe(true);
    expect(japanese.supports('京都の有名な旅館')).toBe(false);
  });
});
