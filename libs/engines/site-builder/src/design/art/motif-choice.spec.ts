import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../render/fixtures/sample-site.js';
import { motifsFor, motifsOf } from './motif-choice.js';
import { CARE } from './motifs/care.js';
import { COMMUNITY } from './motifs/community.js';
import { FOOD } from './motifs/food.js';
import { TRADE } from './motifs/trade.js';
import { APPS } from './motifs/apps.js';

describe('motifs', () => {
  it.each([
    ['Sourdough bread', FOOD.loaf],
    ['Bäckerei am Tor', FOOD.loaf],
    ['町のパン屋', FOOD.loaf],
    ['Zahnarztpraxis Dr. Weber', CARE.tooth],
    ['Books and prints', TRADE.book],
    ['Clases de piano', COMMUNITY.note],
  ])('sees what %j is about', (text, motif) => {
    expect(motifsFor(text)[0]).toBe(motif);
  });

  it.each([
    'Everything in the best place, well made',
    'Ready to start? Read on, book a table, play it your way',
    'Automatic surfaces for your campaign, alphabetical and international',
    'Openings in the morning',
  ])('sees nothing in %j', (text) => {
    expect(motifsFor(text)).toEqual([]);
  });

  it('puts the app before the trade where software is the trade', () => {
    const site = sampleSite('software', 'plain', { app: 'tracker', tagline: 'Habits', items: [] });
    expect(motifsOf(site)[0]).toBe(APPS.streak);
  });

  it('draws five different things for every site', () => {
    const motifs = motifsOf(sampleSite('nonprofit', 'warm'));
    expect(new Set(motifs).size).toBe(5);
  });
});
