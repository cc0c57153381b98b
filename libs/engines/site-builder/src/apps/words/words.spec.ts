import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../model/vocabulary.js';
import { counted, PLAN_WORDS, UI_WORDS } from './words.js';

/** All texts by the path to them. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g))].filter((name) => name !== '{n}').toSorted();
const languages = LANGUAGES.filter((language) => language !== 'en');

describe.each(languages)('words in %s', (language) => {
  const ours = new Map(textsOf({ plan: PLAN_WORDS[language], ui: UI_WORDS[language] }));
  const english = textsOf({ plan: PLAN_WORDS.en, ui: UI_WORDS.en });

  it('say all that English says, with the same placeholders', () => {
    for (const [path, text] of english) {
      expect(ours.get(path), path).toBeTruthy();
      expect([path, placeholders(ours.get(path)!)]).toEqual([path, placeholders(text)]);
    }
    expect(ours.size).toBe(english.length);
  });

  it('are words of that language', () => {
    const long = english.filter(([path, text]) => text.length > 24 && ours.get(path) === text);
    expect(long).toEqual([]);
  });
});

describe('counted', () => {
  it('takes the form that the language wants', () => {
    expect(counted(UI_WORDS.en.event.left, 1, 'en')).toBe('One place left');
    expect(counted(UI_WORDS.en.event.left, 3, 'en')).toBe('3 places left');
    expect(counted(UI_WORDS.fr.shop.count, 0, 'fr')).toBe('0 article');
    expect(counted(UI_WORDS.ja.event.left, 1, 'ja')).toBe('残り1席');
  });
});
