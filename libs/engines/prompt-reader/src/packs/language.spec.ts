import { describe, expect, it } from 'vitest';
import { dump } from 'js-yaml';
import { detectLanguage } from './detect-language.js';
import { Grammar } from './grammar-schema.js';
import { kinds } from './kinds.js';
import { Labels } from './labels-schema.js';
import { languageCodes, loadLanguage } from './language.js';
import { parseAsset } from './parse-asset.js';

describe('language packs', () => {
  it.each(languageCodes())('%s has all keys and an entry for each kind', (code) => {
    expect(Object.keys(loadLanguage(code).kinds).toSorted()).toEqual([...kinds().keys()].toSorted());
  });

  it('names the language and the key that is missing', () => {
    const { negation: _negation, ...incomplete } = loadLanguage('de').grammar;
    const load = (): unknown => parseAsset('languages/de/grammar.yaml', dump(incomplete), Grammar);
    expect(load).toThrow(/^languages\/de\/grammar\.yaml: negation: /);
  });

  it('names a key that does not exist', () => {
    const labels = { ...loadLanguage('fr').labels, extra: 'x' };
    const load = (): unknown => parseAsset('languages/fr/labels.yaml', dump(labels), Labels);
    expect(load).toThrow(/extra/);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['barber shop website leeds please', 'en'],
    ['Friseur in Ulm, modern', 'de'],
    ['salão de cabelo em Recife', 'pt'],
    ['peluquería en Vigo', 'es'],
    ['salon de coiffure à Lille', 'fr'],
    ['parrucchiere a Torino', 'it'],
    ['札幌の美容室', 'ja'],
  ])('finds the language of "%s"', (text, code) => {
    expect(detectLanguage(text)).toBe(code);
  });
});
