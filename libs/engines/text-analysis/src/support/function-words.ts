import { STOP_WORDS } from '../stop-words.js';
import { termOfWord, termsOf } from '../terms.js';

/** Words that a paraphrase may change. */
const FUNCTION_WORDS = new Set([
  ...STOP_WORDS,
  ...`although though however therefore thus hence whereas whenever wherever whether unless until till once since yet via
    upon within without every either neither none never nobody nothing cannot may might must shall would has got gets
    getting become becomes like instance example even still already actually really quite rather simply usually often
    typically generally normally currently automatically respectively namely longer anymore anyway also always
    moreover furthermore meanwhile despite unlike given instead likewise overall able let lets`.split(/\s+/),
]);
const STEMS = new Set([...FUNCTION_WORDS].map(termOfWord));

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/(?<=\p{L})['’](?:re|ll|ve|d|m)\b/giu, ' '],
];

/** Returns whether a word has no content of its own, in any case. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());

/**
 * Returns the distinct stemmed terms of a sentence without function words; all of them if there are no others. For
 * scripts without spaces both characters and pairs, so that a changed order affects few of them.
 */
export function significantTerms(sentence: string): string[] {
  const full = CONTRACTIONS.reduce((text, [short, long]) => text.replace(short, long), sentence);
  const terms = [...new Set(termsOf(full, 'index').map(({ term }) => term))];
  const content = terms.filter((term) => !STEMS.has(term));
  return content.length > 0 ? content : terms;
}
