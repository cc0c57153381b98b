import { stemmer } from 'stemmer';

/**
 * Returns the Porter stem of a lower-case English word (a to z); other words are unchanged. For other languages in
 * Latin script it only merges fewer forms, since index and query use the same function.
 */
export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);
