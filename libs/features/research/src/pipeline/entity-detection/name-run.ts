import { STOP_WORDS } from '@capstan/text-analysis';
import { roleEnd } from './role-phrase.js';
import type { Token } from './tokens.js';
import { COMMON_WORDS, TIME_WORDS } from './vocabulary/false-friends.js';
import { GIVEN_NAMES } from './vocabulary/given-names.js';
import {
  CASED_LEGAL_FORMS,
  JOINING_HEADS,
  LEGAL_FORMS,
  ORGANIZATION_HEADS,
  SHOUTED_WORD_FORMS,
} from './vocabulary/organization-words.js';

/** A run of capitalized words that may be a name. */
export interface NameRun {
  /** Words including a legal form, without titles after it. */
  readonly tokens: readonly Token[];
  /** Index of the token after it. */
  readonly end: number;
  /** Ends with the legal form of a company. */
  readonly hasLegalForm: boolean;
}

/** Two words or more, all of them in capitals. */
export function isAllCaps({ tokens }: NameRun): boolean {
  return tokens.length > 1 && tokens.every(({ text }) => !/\p{Ll}/u.test(text));
}

const MAX_WORDS = 9;
const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'das',
  'du',
  'la',
  'le',
  'al',
  'bin',
  'ibn',
  'ben',
  'ten',
  'ter',
  'zu',
  'el',
  "d'",
  'af',
  'av',
  'do',
  'e',
]);
const PREPOSITION_PARTICLES = new Set([
  'von',
  'de',
  'del',
  'du',
  'der',
  'den',
  'la',
  'le',
  'e',
  'da',
  'do',
  "d'",
  'das',
  'dos',
]);
const ORGANIZATION_JOINTS = new Set([
  'of',
  'for',
  'fur',
  'de',
  'des',
  'du',
  'del',
  'der',
  "d'",
  'on',
  'per',
  'di',
]);
const ARTICLES = new Set(['the', 'la', 'las', 'los', 'el', "l'", 'le', 'les', 'den', 'die', 'das']);
/** After a name, with or without a comma: "Jane Doe, PhD". */
const POST_NOMINALS =
  /^(?:ph\.?d\.?|m\.?d\.?|mba|jr|sr|esq|cpa|frs|obe|cbe|mbe|frcp|rn|iii|ii|iv|dphil|msc|bsc)\.?$/;
const EDGE_PUNCTUATION = /^[^\p{L}\p{N}]+$/u;

/** The run that begins at a token; undefined if the token is not a name. */
export function nameRun(tokens: readonly Token[], from: number): NameRun | undefined {
  if (!begins(tokens, from)) return undefined;
  let at = from + 1;
  let words = 1;
  while (words < MAX_WORDS) {
    const next = nextWord(tokens, from, at);
    if (next === undefined) break;
    at = next + 1;
    words += 1;
  }
  // The loop mistakes parts of a legal form for words of the name: "Acme GmbH & Co" and then ". KG".
  const formAt = Array.from({ length: at - from - 1 }, (_, index) => from + 1 + index).find(
    (index) => isLegalForm(tokens[index]) && !isAllCapsWord(tokens, from, index),
  );
  const legal = isAllCapsWord(tokens, from, at) ? undefined : legalFormEnd(tokens, formAt ?? at);
  if (legal !== undefined) return { tokens: tokens.slice(from, legal), end: legal, hasLegalForm: true };
  return { tokens: tokens.slice(from, at), end: postNominalsEnd(tokens, at), hasLegalForm: false };
}

function begins(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (!token || !isNameWord(token)) return false;
  if (TIME_WORDS.has(token.key) && !GIVEN_NAMES.has(token.key)) return false;
  const isStopWord = STOP_WORDS.has(token.key) || COMMON_WORDS.has(token.key);
  if (!isStopWord) return true;
  // "Will Smith", "US"
  const next = tokens[from + 1];
  if (GIVEN_NAMES.has(token.key)) return next !== undefined && isNameWord(next);
  return false;
}

/** Index of the next word of the name, after initials, particles, "&" and the "of" of organizations. */
function nextWord(tokens: readonly Token[], from: number, at: number): number | undefined {
  const token = tokens[at];
  if (!token || !isTouching(tokens, at)) return undefined;
  const after = tokens[at + 1];
  if (POST_NOMINALS.test(token.key)) return undefined;
  if (isNameWord(token)) return endsRun(tokens, from, at) ? undefined : at;
  if (after === undefined) return undefined;
  if (token.text === '&' || token.text === '+') return isNameWord(after) ? at + 1 : undefined;
  const runKeys = tokens.slice(from, at).map(({ key }) => key);
  const isOrganization = runKeys.some((key) => ORGANIZATION_HEADS.has(key));
  if (isOrganization && ORGANIZATION_JOINTS.has(token.key)) {
    const headed = ORGANIZATION_HEADS.has(runKeys.at(-1) ?? '') || runKeys.length > 1;
    const target = ARTICLES.has(after.key) ? at + 2 : at + 1;
    const word = tokens[target];
    return headed && word !== undefined && isNameWord(word) && roleEnd(tokens, target) === undefined
      ? target
      : undefined;
  }
  if ((token.key === 'and' || token.key === 'y') && runKeys.some((key) => JOINING_HEADS.has(key))) {
    const isPart =
      runKeys.some((key) => ORGANIZATION_JOINTS.has(key)) && isNameWord(after) && !GIVEN_NAMES.has(after.key);
    return isPart && !ORGANIZATION_HEADS.has(after.key) ? at + 1 : undefined;
  }
  if (PARTICLES.has(token.key) && !isOrganization) return particleEnd(tokens, from, at);
  return undefined;
}

/** "van der Leyen", "al-Rashid"; "García de Telefónica" is two names. */
function particleEnd(tokens: readonly Token[], from: number, at: number): number | undefined {
  let target = at;
  while (PARTICLES.has(tokens[target]?.key ?? '')) target += 1;
  const word = tokens[target];
  if (!word || !isNameWord(word) || target - at > 3) return undefined;
  const before = tokens.slice(from, at);
  const isGivenOnly = before.every(({ key, text }) => GIVEN_NAMES.has(key) || /^\p{Lu}\.$/u.test(text));
  const isShort = before.length === 1 && !ORGANIZATION_HEADS.has(before[0]?.key ?? '') && isGivenOnly;
  const isNobleParticle = target - at > 1 && !/^(?:de|la|le|del)$/.test(tokens[at]?.key ?? '');
  return isShort || isGivenOnly || isNobleParticle || !PREPOSITION_PARTICLES.has(tokens[at]?.key ?? '')
    ? target
    : undefined;
}

/**
 * Whether a capitalized word after a name does not belong to it: a month, a role, a title of the next person.
 */
function endsRun(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at] as Token;
  if (TIME_WORDS.has(token.key) && !isInitial(tokens[at - 1]))
    return !GIVEN_NAMES.has(token.key) || at === from;
  if (STOP_WORDS.has(token.key) && token.text !== token.text.toUpperCase()) return true;
  if (/^(?:dr|prof|mr|mrs|ms|sir)$/.test(token.key)) return true;
  // "James Dean" is not a dean, "Bruno Le Maire" not a mayor.
  const before = tokens[at - 1]?.key ?? '';
  const isAfterGivenName = at === from + 1 && GIVEN_NAMES.has(before);
  const isSurname = (isAfterGivenName || /^l[ea]$/.test(before)) && !/^\p{Lu}{2,}$/u.test(token.text);
  return !isSurname && roleEnd(tokens, at) !== undefined;
}

/** "Acme, Inc.", "Acme GmbH & Co. KG", "Fiat S.p.A.". */
function legalFormEnd(tokens: readonly Token[], at: number): number | undefined {
  const isComma = tokens[at]?.text === ',';
  let end = isComma ? at + 1 : at;
  if (!isLegalForm(tokens[end])) return undefined;
  end += 1;
  if (tokens[end]?.text === '.' && isTouching(tokens, end, 0)) end += 1;
  if (tokens[end]?.text === ',' && isLegalForm(tokens[end + 1])) return legalFormEnd(tokens, end);
  if (tokens[end]?.text === '&' && /^co$/.test(tokens[end + 1]?.key ?? '')) {
    end += 2;
    if (tokens[end]?.text === '.') end += 1;
    if (/^(?:kg|kgaa|ohg)$/.test(tokens[end]?.key ?? '')) end += 1;
  }
  return end;
}

function isLegalForm(token: Token | undefined): boolean {
  if (!token) return false;
  const bare = token.key.replace(/[.\s]/g, '');
  if (!LEGAL_FORMS.has(bare)) return false;
  if (/\./.test(token.text)) return /^\p{Lu}/u.test(token.text);
  const isCased = [...CASED_LEGAL_FORMS].some((form) => form.toLowerCase() === bare);
  return isCased
    ? CASED_LEGAL_FORMS.has(token.text)
    : token.isCapital || /^(?:gmbh|plc|llc)$/.test(token.text);
}

/**
 * "CREATE TABLE AS": a form that is a plain word in capitals among capitals; "BMW AG" and "BASF SE" are
 * companies.
 */
function isAllCapsWord(tokens: readonly Token[], from: number, at: number): boolean {
  if (!SHOUTED_WORD_FORMS.has(tokens[at]?.text ?? '')) return false;
  const name = tokens.slice(from, at);
  if (!name.slice(-2).every(({ text }) => !/\p{Ll}/u.test(text))) return false;
  const isAcronym = name.length === 1 && /^\p{Lu}[\p{Lu}&]{1,3}$/u.test(name[0]?.text ?? '');
  return !isAcronym || tokens[at]?.text === 'AS' || tokens.every(({ text }) => !/\p{Ll}/u.test(text));
}

function postNominalsEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (;;) {
    const next = tokens[end]?.text === ',' ? end + 1 : end;
    if (!POST_NOMINALS.test(tokens[next]?.key ?? '')) return end;
    end = next + 1;
    if (tokens[end]?.text === '.' && tokens[end + 1] !== undefined) end += 1;
  }
}

function isNameWord(token: Token): boolean {
  return token.isCapital && !EDGE_PUNCTUATION.test(token.text);
}

function isInitial(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\.$/u.test(token.text);
}

/** At most one space before it. */
function isTouching(tokens: readonly Token[], at: number, most = 1): boolean {
  return (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= most;
}
