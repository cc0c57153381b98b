import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../model/vocabulary.js';
import { BRANCHES } from './branch.js';
import { copyFor } from './copy-for.js';

const ENDS = /[.!?。！？]["»”」』）)]*$/u;

describe.each(LANGUAGES)('copy in %s', (language) => {
  const copy = copyFor(language);
  const texts = textsIn(copy);

  it('is in its language', () => {
    expect(copy.language).toBe(language);
  });

  it('has no empty text, digit, template sign or stray space', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const isUnclean = (text: string) =>
      text.trim() !== text || /^$|\d| {2}| [,.。、]|[{}[\]<>]|\.\.|undefined|Lorem/u.test(text);
    expect(texts.filter((text) => text !== copy.gap && isUnclean(text))).toEqual([]);
  });

  it('ends its sentences', () => {
    const subjects = [...Object.values(copy.kinds), ...Object.values(copy.apps)];
    const sentences = [
      ...subjects.flatMap(({ lead, about, call, earns, offer, way, what, faq }) => [
        lead,
        ...about,
        call.text,
        earns,
        offer.lead,
        way.lead,
        ...[...what.cards, ...offer.notes, ...way.steps, ...faq].map(([, text]) => text),
      ]),
      ...Object.values(copy.branches).flatMap(({ lead, cards, steps, faq }) => [
        lead,
        ...[...cards, ...(steps ?? []), ...(faq ?? [])].map(([, text]) => text),
      ]),
    ];
    expect(sentences.filter((text) => !ENDS.test(text))).toEqual([]);
  });

  it('has titles that fit a navigation', () => {
    const titles = [
      ...Object.values(copy.kinds).flatMap(({ offer, way }) => [offer.title, way.title]),
      ...Object.values(copy.features).map(({ title }) => title),
      ...BRANCHES.flatMap((branch) => copy.branches[branch].offerTitle ?? []),
    ];
    expect(titles.filter((title) => title.length > 20)).toEqual([]);
  });
});

describe('copies', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('says everything in %s itself', (language) => {
    const english = new Set(textsIn(copyFor('en')).filter((text) => text.length > 20));
    expect(textsIn(copyFor(language)).filter((text) => english.has(text))).toEqual([]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
