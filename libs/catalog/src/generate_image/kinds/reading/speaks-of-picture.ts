import { LANGUAGES } from '../words/index.js';
import type { LanguageWords } from '../words/language-words.js';
import { languagesIn } from './language-in.js';
import type { MaskedText } from './masked-text.js';
import { entriesOf, wordsPattern } from './word-pattern.js';

const patternsOf = (key: 'pictures' | 'subjects'): ReadonlyMap<LanguageWords['code'], RegExp> =>
  new Map(LANGUAGES.map((language) => [language.code, wordsPattern(entriesOf(language[key]), '')]));
const PICTURES = patternsOf('pictures');
const SUBJECTS = patternsOf('subjects');

/** Returns whether a request describes the look or technique of a picture, in its own language or in English. */
export const speaksOfPicture = ({ folded }: MaskedText): boolean => hasAny(folded, PICTURES);

/** Returns whether a request names living beings or objects that only a picture can show. */
export const namesSubjects = ({ folded }: MaskedText): boolean => hasAny(folded, SUBJECTS);

function hasAny(folded: string, patterns: ReadonlyMap<LanguageWords['code'], RegExp>): boolean {
  const codes = new Set<LanguageWords['code']>(['en', ...languagesIn(folded).map(({ code }) => code)]);
  return [...codes].some((code) => patterns.get(code)?.test(folded) ?? false);
}
