import { describe, expect, it } from 'vitest';
import { printOf } from './near-duplicates.js';
import { numberSources } from './number-sources.js';
import type { UnnumberedSource } from '../../model/page-to-evaluate.js';

const textOf = (what: string): string =>
  Array.from({ length: 60 }, (_, n) => `The ${what} of house ${n} has ${n * 3} parts.`).join(' ');

const fit = (what: string, score = 0.5) => ({
  source: { title: what, credibility: { score, reasons: [] } } as unknown as UnnumberedSource,
  fingerprint: printOf(textOf(what)),
});

const numbers = (pages: ReturnType<typeof numberSources>): (string | number)[] =>
  pages.map((page) => (page.isCopy ? `copy of ${page.of}` : page.source.id));

describe('numberSources', () => {
  it('continues the numbering, without gaps for copies', () => {
    const known = [{ id: 4, fingerprint: printOf(textOf('pump')) }];
    const pages = [fit('pump'), fit('vent'), fit('door'), fit('vent'), fit('roof')];
    expect(numbers(numberSources(known, pages))).toEqual(['copy of 4', 5, 6, 'copy of 5', 7]);
  });

  it('begins with 1, and names the more credible text as the original', () => {
    expect(numbers(numberSources([], [fit('vent', 0.2), fit('door'), fit('vent', 0.9)]))).toEqual([
      'copy of 2',
      1,
      2,
    ]);
  });
});
