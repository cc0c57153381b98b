/**
 * Statistical and rule-based text analysis: sentences, terms, passages and their rank, near-duplicates,
 * whether one text supports another, escaping for Markdown. Pure: no framework, no network, no disk, no clock; it runs in worker threads.
 */
export { centrality } from './centrality.js';
export { cutText, cutWords } from './cut-text.js';
export { type Choice, diverse } from './diversity.js';
export { escapeMarkdown } from './escape-markdown.js';
export { areNearDuplicates, fingerprintOf } from './fingerprint.js';
export { guessLanguages } from './guess-languages.js';
export { languageOf } from './language.js';
export { type TextNumber, numbersIn } from './numbers/numbers.js';
export { type TextPassage, passagesOf } from './passages.js';
export {
  type FencedPassages,
  type LabeledPassage,
  fencePassages,
} from './prompt-injection/fence-passages.js';
export { flagPromptInjection, instructsModel } from './prompt-injection/flag-prompt-injection.js';
export { PassageIndex, type RankDocument, type RankedPassage, rankPassages } from './rank-passages.js';
export { hasListNumber, withoutListNumber } from './list-number.js';
export { type TextSpan, sentenceSpans, sentencesOf } from './sentences.js';
export { STOP_WORDS } from './stop-words.js';
export { significantTerms } from './support/function-words.js';
export { type Support, SupportIndex, supportOf } from './support/support-index.js';
export { type Term, queryTerms, termOfWord, termsOf, unaccented } from './terms.js';
