import type { Token } from './tokens.js';
import { ORGANIZATION_HEADS } from './vocabulary/organization-words.js';
import {
  FIELD_ROLES,
  FIELD_WORDS,
  MODIFIED_ROLE_HEADS,
  ROLE_HEADS,
  ROLE_MODIFIERS,
  ROLE_SUFFIXES,
} from './vocabulary/roles.js';
import { STOP_WORDS } from '@capstan/text-analysis';

/** Longer than any useful title, in tokens. */
const MAX_ROLE_TOKENS = 12;
const CONJUNCTIONS = new Set(['and', '&', 'und', 'et', 'y', '/']);
const FIELD_PREPOSITIONS = new Set(['of', 'for', 'fur', 'de', 'in', 'del', "de l'", 'der']);
const SCHOLAR = /^\p{L}+(?:ologist|chemist|physicist|ician|grapher)$/u;
const PLAIN_WORD = /^\p{Ll}[\p{L}-]*$/u;

/**
 * Finds the end of the role that begins at a token: "senior vice president of engineering", "founder and
 * CEO", "Professor für Physik". @returns index after it; undefined if none begins there.
 */
export function roleEnd(tokens: readonly Token[], from: number): number | undefined {
  let end = simpleRoleEnd(tokens, from);
  if (end === undefined) return undefined;
  end = withField(tokens, end);
  for (;;) {
    const hasComma = tokens[end]?.text === ',';
    const next = end + (hasComma ? 1 : 0);
    const isJoined = CONJUNCTIONS.has(tokens[next]?.key ?? '');
    if (!hasComma && !isJoined) return end;
    let more = simpleRoleEnd(tokens, isJoined ? next + 1 : next);
    if (more === undefined || more - from > MAX_ROLE_TOKENS) return end;
    more = withField(tokens, more);
    end = more;
  }
}

function simpleRoleEnd(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  const keyAt = (index: number): string => tokens[index]?.key ?? '';
  while (ROLE_MODIFIERS.has(keyAt(at)) || (keyAt(at) === '-' && at > from)) at += 1;
  if (at > from && keyAt(at - 1) === 'chief') {
    // "chief information security officer", "chief of staff"
    for (let word = at; word <= at + 3; word += 1) if (keyAt(word) === 'officer') return word + 1;
    if (keyAt(at) === 'of' && keyAt(at + 1) === 'staff') return at + 2;
  }
  // "vice president", "general manager", "attorney general": the head is a modifier of others.
  if (isHead(keyAt(at)) || (at > from && MODIFIED_ROLE_HEADS.has(keyAt(at)))) at += 1;
  else if (at > from + 1 && MODIFIED_ROLE_HEADS.has(keyAt(at - 1))) return at;
  else if (at > from && isHead(keyAt(at - 1))) return at;
  else return undefined;
  while (isHead(keyAt(at)) && tokens[at]?.text !== tokens[at]?.text.toUpperCase()) at += 1;
  while (ROLE_SUFFIXES.has(keyAt(at))) at += 1;
  return at;
}

function isHead(key: string): boolean {
  return ROLE_HEADS.has(key) || SCHOLAR.test(key);
}

/** "… of engineering", "… of Computer Science at": the field, unless it is the employer. */
function withField(tokens: readonly Token[], end: number): number {
  const preposition = tokens[end];
  if (!preposition || !FIELD_PREPOSITIONS.has(preposition.key)) return end;
  const head = tokens[end - 1]?.key ?? '';
  const isFieldRole = FIELD_ROLES.test(head);
  if (preposition.key === 'in' && !isFieldRole) return end;
  let at = end + 1;
  if (isFieldRole && /^(?:l'|the|la|el|las|los)$/.test(tokens[at]?.key ?? '')) at += 1;
  const start = at;
  for (; at < end + 7; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const isJoint =
      token.key === 'and' ||
      token.key === '&' ||
      token.key === 'und' ||
      token.key === 'et' ||
      token.key === 'y';
    if (
      isJoint &&
      at > start &&
      tokens[at + 1] !== undefined &&
      isFieldWord(tokens[at + 1] as Token, isFieldRole)
    )
      continue;
    if (isJoint || !isFieldWord(token, isFieldRole)) break;
  }
  return at > start ? at : end;
}

function isFieldWord(token: Token, isFieldRole: boolean): boolean {
  if (FIELD_WORDS.has(token.key)) return true;
  if (token.isCapital)
    return isFieldRole && !ORGANIZATION_HEADS.has(token.key) && /^\p{Lu}\p{Ll}/u.test(token.text);
  return PLAIN_WORD.test(token.text) && !STOP_WORDS.has(token.key);
}
