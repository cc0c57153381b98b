import { describe, expect, it } from 'vitest';
import type { Source } from '../../model/source.js';
import { credibilityOf } from './credibility.js';
import { CREDIBILITY_RULES } from './credibility-rules.js';

const plain: Omit<Source, 'id' | 'credibility'> = {
  url: 'https://vents.test/a',
  title: 'Vents',
  snippet: '',
  domain: 'vents.test',
  site: 'vents.test',
  sourceType: 'web',
  publishedAt: null,
  facetIds: ['f1'],
  author: null,
  language: 'en',
  text: Array.from(
    { length: 60 },
    (_, n) => `House ${n} has a vent which opens at ${n} degrees by motor ${n * 7}.`,
  ).join(' '),
  textSha256: '',
  headings: [],
  tables: [],
  readAt: '2026-11-20T12:00:00.000Z',
};

function weigh(fields: Partial<typeof plain>, freshness: 'any' | 'week' = 'any') {
  return credibilityOf({ ...plain, ...fields }, { freshness, questionLanguage: 'en' });
}

describe('credibilityOf', () => {
  it.each<[string, Partial<typeof plain>, string]>([
    ['its host', { url: 'https://www.epa.gov/vents' }, 'public body'],
    ['its host', { url: 'https://www.gov.uk/vents' }, 'public body'],
    ['its host', { url: 'https://horticulture.ncsu.edu/vents' }, 'university'],
    ['its host', { url: 'https://docs.vents.test/a' }, 'official documentation'],
    ['its search', { sourceType: 'academic' }, 'academic index or publisher'],
    ['its folder', { url: 'index://manual/vents.html' }, 'document the operator indexed'],
    ['its author', { author: 'A. Grower' }, 'states its author'],
    ['its date', { publishedAt: '2026-11-18' }, 'recent'],
    [
      'its references',
      { text: `${plain.text} Shown before [1], and [2], and by Grower et al.` },
      'gives references',
    ],
  ])('rates a page higher for %s', (_, fields, reason) => {
    const { score, reasons } = weigh(fields);
    expect(reasons).toContain(reason);
    expect(score).toBeGreaterThan(weigh({}).score);
  });

  it('does not mistake the name of a collection for a host', () => {
    const { reasons } = weigh({ url: 'index://ncsu.edu/vents.html' });
    expect(reasons).not.toContain('university');
  });

  it.each<[Partial<typeof plain>, string]>([
    [{ url: 'http://vents.test/a' }, 'served without encryption'],
    [{ url: 'https://www.reddit.com/r/vents' }, 'written by users'],
    [{ url: 'https://vents.test/forum/12' }, 'written by users'],
    [{ title: "You won't believe these vents" }, 'sensational title'],
    [{ text: `${plain.text} ${'Vents! Now!!! '.repeat(6)}` }, 'many exclamation marks'],
    [
      {
        text: `${plain.text} Buy now. Click here. Free shipping. Special offer. Best price. Coupon. Order today.`,
      },
      'advertising words',
    ],
    [{ text: 'cheap vents '.repeat(120) }, 'repeats its keywords'],
    [{ text: 'Vents open at noon.' }, 'little text'],
    [{ language: 'fr' }, 'another language than the question'],
    [{ publishedAt: '2035-01-01' }, 'dated in the future'],
  ])('trusts %o less', (fields, reason) => {
    const { score, reasons } = weigh(fields);
    expect(reasons).toContain(reason);
    expect(score).toBeLessThan(weigh({}).score);
  });

  it('compares age with the requested freshness', () => {
    expect(weigh({ publishedAt: '2026-10-01' }).reasons).toContain('recent');
    expect(weigh({ publishedAt: '2026-10-01' }, 'week').reasons).toContain('older than asked for');
  });

  it('stays between 0 and 1', () => {
    const best = weigh({
      url: 'https://doi.gov/10.1000/182',
      sourceType: 'academic',
      author: 'A',
      publishedAt: '2026-11-18',
    });
    const worst = weigh({
      url: 'http://www.reddit.com/forum/1',
      title: 'SHOCKING VENTS INSIDE!!!',
      text: 'Vents! Buy now! Vents! Click here! '.repeat(80),
      language: 'fr',
    });
    expect(best.score).toBeLessThanOrEqual(1);
    expect(worst.score).toBeGreaterThanOrEqual(0);
    expect(best.score - worst.score).toBeGreaterThan(0.8);
  });

  it('has one reason for each rule', () => {
    const reasons = CREDIBILITY_RULES.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});
