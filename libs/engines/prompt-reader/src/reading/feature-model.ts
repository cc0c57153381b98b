import { listHits } from '../clauses/list-hits.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { modelOf, softmax } from '../models/linear-model.js';
import { type Feature, FEATURES } from '../packs/grammar-schema.js';
import type { Range } from '../text/range.js';

export const FEATURE_MODEL = 'features';
/** Below this a request stays an open point. */
const MIN_SHARE = 0.65;
const STEM = 5;

/** What a request for a feature is recognized by. */
export function featureCues(prompt: PromptText, range: Range): string[] {
  const { code, grammar } = prompt.language;
  const folded = prompt.fold(range);
  const words = grammar.isSpaced
    ? (folded.match(/[\p{L}\p{N}]+/gu) ?? [])
    : [...folded].map((each, index, all) => each + (all[index + 1] ?? ''));
  return [
    'bias',
    ...words.flatMap((word, index) => [
      `${code}:${word.slice(0, STEM)}`,
      ...(words[index + 1] === undefined ? [] : [`${code}:${word} ${words[index + 1]}`]),
    ]),
    ...new Set(listHits(prompt)(range).map(({ list }) => `list:${list}`)),
  ];
}

/** The feature that a clause asks for without a word that names one; undefined where none is likely. */
export function featureOf(prompt: PromptText, range: Range): Feature | undefined {
  const shares = softmax(modelOf(FEATURE_MODEL).scores(featureCues(prompt, range)));
  const best = shares.indexOf(Math.max(...shares));
  return shares[best]! >= MIN_SHARE ? FEATURES[best] : undefined;
}
