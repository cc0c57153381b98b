/**
 * What can be said of a text without understanding it: sentences, terms, passages and their rank, near-duplicates,
 * whether one text bears out another. Pure: no framework, no network, no disk, no clock; it runs in worker threads.
 */
export { cutText, cutWords } from './cut-text.js';
export { porterStem } from './porter-stem.js';
export { sentencesOf } from './sentences.js';
export { STOP_WORDS } from './stop-words.js';
export { type Term, queryTerms, termOfWord, termsOf, unaccented } from './terms.js';
