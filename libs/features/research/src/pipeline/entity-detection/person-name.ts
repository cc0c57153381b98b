import type { NameRun } from './name-run.js';
import { COMMON_WORDS, NATIONAL_WORDS, THING_WORDS, folded, isPlace } from './vocabulary/false-friends.js';
import { GIVEN_NAMES } from './vocabulary/given-names.js';
import {
  LEADING_HEADS,
  LEGAL_FORMS,
  ORGANIZATION_HEADS,
  ORGANIZATION_TAILS,
} from './vocabulary/organization-words.js';

const MOST_WORDS = 6;
const NAME_WORD =
  /^(?:\p{Lu}\.(?:-\p{Lu}\.)*|(?:\p{L}\.){2,3}|\p{L}[\p{L}\p{M}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*)$/u;
const INITIAL = /^(?:\p{Lu}\.(?:-\p{Lu}\.)*|(?:\p{Lu}\.){2,3})$/u;

/** How likely a run of words is the name of a person: not at all, in form, or certainly by its given name. */
export type PersonShape = 'no' | 'possible' | 'sure';

/** Classifies a run by its words only. */
export function personShape({ tokens, hasLegalForm }: NameRun): PersonShape {
  if (hasLegalForm || tokens.length < 2 || tokens.length > MOST_WORDS) return 'no';
  if (!tokens.every(({ text }) => NAME_WORD.test(text))) return 'no';
  const words = tokens.map(({ text }) => text);
  const last = words.at(-1) ?? '';
  if (!/^(?:\p{Lu}|['’]|al-)/u.test(last) || INITIAL.test(last) || words.every((word) => INITIAL.test(word)))
    return 'no';
  const keys = tokens.map(({ key }) => key);
  const first = keys[0] ?? '';
  const hasGivenName = isGivenName(first) || INITIAL.test(words[0] ?? '');
  if (isPlace(words.join(' ')) || keys.some((key) => NATIONAL_WORDS.has(key) && !GIVEN_NAMES.has(key)))
    return 'no';
  if (
    keys.some(
      (key, index) => isOrganizationWord(key) || (index > 0 && LEGAL_FORMS.has(key) && key.length > 2),
    )
  )
    return 'no';
  // A word in capitals is an acronym, unless all are in capitals.
  if (words.some(isAllCaps) && !words.every((word) => isAllCaps(word) || INITIAL.test(word))) return 'no';
  if (!hasGivenName && keys.some((key) => COMMON_WORDS.has(key) || THING_WORDS.has(key))) return 'no';
  if (THING_WORDS.has(keys.at(-1) ?? '') && !words.some((word) => INITIAL.test(word))) return 'no';
  return hasGivenName || words.slice(1, -1).some((word) => INITIAL.test(word)) ? 'sure' : 'possible';
}

function isGivenName(key: string): boolean {
  return GIVEN_NAMES.has(key) || key.split(/[-‑]/).some((part) => GIVEN_NAMES.has(part));
}

function isAllCaps(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

function isOrganizationWord(key: string): boolean {
  const isName =
    key === 'house' ||
    key === 'church' ||
    key === 'bank' ||
    key === 'royal' ||
    key === 'center' ||
    key === 'court' ||
    key === 'trust';
  return (ORGANIZATION_TAILS.has(key) || ORGANIZATION_HEADS.has(key) || LEADING_HEADS.has(key)) && !isName;
}

/** The words that identify a person: given names and surname in lower case, without titles. */
export function personWords(name: string): string[] {
  return folded(name.replaceAll('’', "'")).split(/\s+/).filter(Boolean);
}

/** Whether two names may be those of one person: same surname, and no conflicting given name. */
export function areCompatible(one: readonly string[], other: readonly string[]): boolean {
  if (one.at(-1) !== other.at(-1)) return false;
  const [givenOne, givenOther] = [one.slice(0, -1), other.slice(0, -1)];
  if (givenOne.length === 0 || givenOther.length === 0) return true;
  if (!isSameGiven(givenOne[0] ?? '', givenOther[0] ?? '')) return false;
  const [middleOne, middleOther] = [givenOne.slice(1), givenOther.slice(1)];
  const [shorter, longer] =
    middleOne.length <= middleOther.length ? [middleOne, middleOther] : [middleOther, middleOne];
  return shorter.every((name) => longer.some((candidate) => isSameGiven(name, candidate)));
}

function isSameGiven(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one.replaceAll('.', ''), other.replaceAll('.', '')];
  return (a.length === 1 || b.length === 1) && a[0] === b[0];
}
