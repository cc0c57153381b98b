import { describe, expect, it } from 'vitest';
import { languageCodes } from '../packs/language.js';
import { readPrompt } from '../read-prompt.js';
import { describeSite } from './describe-site.js';
import { reportWords } from './report-words.js';

describe('reports', () => {
  it.each(languageCodes())('%s has all sentences, with the values of the English ones', (code) => {
    const valuesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, sentence] of Object.entries(reportWords('en'))) {
      expect(valuesIn(reportWords(code)[key as 'site']), key).toEqual(valuesIn(sentence));
    }
  });

  it('describes a site in its language', () => {
    const { document } = readPrompt('Website für die Bäckerei "Krume & Korn" in Leipzig. Roggenbrot 4,20 €.');
    expect(describeSite(document)).toMatch(/^Eine Website für Krume & Korn \(Bäckerei\)\. /);
  });

  it('falls back to English for a language without a pack', () => {
    expect(reportWords('sv')).toBe(reportWords('en'));
  });
});
