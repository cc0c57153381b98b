import { describe, expect, it } from 'vitest';
import { rankLinks } from './rank-links.js';

const LINKS = [
  { url: 'https://pricing.example/', title: 'Start' },
  { url: 'https://pricing.example/blog/new-pricing-pages', title: null },
  { url: 'https://pricing.example/pages', title: 'Pricing' },
  { url: 'https://pricing.example/repricing', title: null },
  { url: 'https://pricing.example/caf%C3%A9', title: null },
  { url: 'https://pricing.example/broken%', title: null },
];
const found = (query: string): string[] => rankLinks(LINKS, query).map(({ url }) => new URL(url).pathname);

describe('rankLinks', () => {
  it('prefers titles to addresses, and words to parts of words', () => {
    expect(found('Pricing')).toEqual(['/pages', '/blog/new-pricing-pages', '/repricing']);
  });

  it('prefers links with more of the words', () => {
    expect(found('new pricing')).toEqual(['/blog/new-pricing-pages', '/pages', '/repricing']);
  });

  it('ignores case, accents and percent-encoding', () => {
    expect(found('CAFE')).toEqual(['/caf%C3%A9']);
    expect(found('café')).toEqual(['/caf%C3%A9']);
  });

  it('returns nothing without a match, or without words', () => {
    expect(found('zebra')).toEqual([]);
    expect(found('-- !')).toEqual([]);
  });
});
