import { stemmer } from 'stemmer';

/**
 * Porter's stem of a lower-case English word of letters a to z; others pass unchanged. Applied to other languages in
 * Latin script it merely joins fewer forms, since index and query use the same function.
 */
export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);
