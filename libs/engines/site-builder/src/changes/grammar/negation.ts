import { NEGATION, wordPattern } from './verbs.js';

/** Negations that ask for something: a field to go, an item no longer sold, a colour not wanted any more. */
const REMOVAL = wordPattern(
  '(?:don.?t|do not|never) ask.*|(?:don.?t|do not) (?:need|want) .*(?:any ?more|any longer)|no (?:more|longer) .*|not .* any ?more|frage? nicht .*|brauchen? .* nicht mehr|verkaufen? .* nicht mehr|nicht mehr .*|nous ne .* plus|não vendemos mais .*|ya no .*|no longer.*',
);

/** Whether a clause says what should not be done: doing it would be wrong, and there is nothing else to do. */
export function isRefusedWish(clause: string): boolean {
  return NEGATION.test(clause) && !REMOVAL.test(clause);
}
