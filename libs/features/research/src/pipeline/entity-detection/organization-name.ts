import { STOP_WORDS } from '@capstan/text-analysis';
import { type NameRun, isAllCaps } from './name-run.js';
import { personShape } from './person-name.js';
import { COMMON_WORDS, NATIONAL_WORDS, TIME_WORDS, folded, isPlace } from './vocabulary/false-friends.js';
import {
  KIND_WORDS,
  LEADING_HEADS,
  LEGAL_FORMS,
  ORGANIZATION_HEADS,
  ORGANIZATION_TAILS,
  WEAK_TAILS,
} from './vocabulary/organization-words.js';
import { ROLE_HEADS } from './vocabulary/roles.js';

/** How likely a run of words is the name of an organization. */
export type OrganizationShape = 'no' | 'possible' | 'institution' | 'legal_form';

const MOST_WORDS = 9;

/** Classifies a run by its words only. */
export function organizationShape(run: NameRun): OrganizationShape {
  const keys = run.tokens.map(({ key }) => key);
  const text = run.tokens.map((token) => token.text).join(' ');
  if (run.tokens.length > MOST_WORDS || isPlace(text)) return 'no';
  if (
    keys.every(
      (key) =>
        TIME_WORDS.has(key) ||
        NATIONAL_WORDS.has(key) ||
        COMMON_WORDS.has(key) ||
        /^[\p{N}\p{P}]+$/u.test(key),
    )
  )
    return 'no';
  if (keys.every((key) => ROLE_HEADS.has(key)) || !/\p{L}/u.test(text) || text.length < 2) return 'no';
  // "EVENT SHALL THE UNIVERSITY OF …" of a license.
  if (isAllCaps(run) && keys.some((key) => STOP_WORDS.has(key) && !/^(?:of|for|on|and|the)$/.test(key)))
    return 'no';
  if (/^\p{Lu}\p{L}*\p{L}(?:Error|Exception|Warning)$/u.test(text)) return 'no';
  if (run.hasLegalForm) return compactName(text) === '' ? 'no' : 'legal_form';
  if (isInstitution(keys)) return 'institution';
  if (isAllCaps(run) && run.tokens.some((token) => token.text.length > 4)) return 'no';
  return personShape(run) === 'sure' ? 'no' : 'possible';
}

/** "University of X", "X Institute", "Universität X"; not "University" alone, nor "The Bank". */
function isInstitution(keys: readonly string[]): boolean {
  if (keys.length < 2) return false;
  const [first = ''] = keys;
  const last = keys.at(-1) ?? '';
  const joint = keys.findIndex((key) => /^(?:of|for|fur|de|des|du|del|der|on|di|d'|per)$/.test(key));
  if (joint > 0 && ORGANIZATION_HEADS.has(keys[joint - 1] ?? '') && joint < keys.length - 1) return true;
  if (LEADING_HEADS.has(first)) return true;
  if (ORGANIZATION_TAILS.has(last) && !WEAK_TAILS.has(last))
    return !keys
      .slice(0, -1)
      .every((key) => [NATIONAL_WORDS, COMMON_WORDS, KIND_WORDS].some((words) => words.has(key)));
  return keys.slice(1, -1).some((key) => /^(?:university|institute|universitat)$/.test(key));
}

/**
 * The name without its legal form and article: letters and digits in lower case; identifies the organization.
 */
export function compactName(name: string): string {
  const words = folded(name.replaceAll('’', "'"))
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/株式会社|有限公司|有限会社/gu, ' ')
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter(Boolean);
  if (words[0] === 'the') words.shift();
  let end = words.length;
  while (end > 1 && (LEGAL_FORMS.has(words[end - 1] ?? '') || words[end - 1] === '&')) end -= 1;
  return words
    .slice(0, end)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
