import type { EnrichPersonParams } from './enrich-person.params.js';
import type { EnrichPersonResult, PersonEmployer } from './enrich-person.result.js';

const LEGAL_FORM =
  /(?:^the\s|(?<![\s,])[\s,]+(?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|gmbh|ag|se|kg|sa|sas|sarl|srl|spa|sl|nv|bv|ab|as|asa|oy|oyj|kk|pty|pte)$)/u;
const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|sir|dame|phd|md|jr|sr)$/;

/** Whether two names may belong to one person: the same surname, and given names that are equal or an initial. */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.length < 2 || right.length < 2 || left.at(-1) !== right.at(-1)) return false;
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  const [first = '', otherFirst = ''] = [shorter[0], longer[0]];
  if (!isSameWord(first, otherFirst)) return false;
  // "A. Lovelace" alone matches too many people.
  if (first.length === 1 && otherFirst.length === 1) return one === other;
  return shorter
    .slice(1, -1)
    .every((word) => longer.slice(1, -1).some((candidate) => isSameWord(word, candidate)));
}

/**
 * Whether two names belong to one organization: the same words, ignoring case, accents, punctuation and the legal form.
 */
export function isSameEmployer(one: string, other: string): boolean {
  const core = employerWords(one);
  return core !== '' && core === employerWords(other);
}

/** Whether the person has the employer that the caller gave. */
export function includesRequestedEmployer(
  employers: readonly PersonEmployer[],
  { company, domain }: EnrichPersonParams,
): boolean {
  return employers.some(
    (employer) =>
      (company !== undefined && employer.name !== null && isSameEmployer(employer.name, company)) ||
      (domain !== undefined && employer.domain !== null && isWithin(employer.domain, domain.toLowerCase())),
  );
}

/**
 * Whether a loosely matched result is the requested person: the name is equal, and, without an identifier, so is an
 * employer.
 */
export function isRequestedPerson(found: EnrichPersonResult, params: EnrichPersonParams): boolean {
  if (params.name !== undefined && (found.full_name === null || !isSameName(found.full_name, params.name)))
    return false;
  if (params.email !== undefined) return true;
  const employers = [
    ...(found.company ? [found.company] : []),
    ...found.employment.map(({ organisation }) => ({ name: organisation, domain: null })),
  ];
  return includesRequestedEmployer(employers, params);
}

function wordsOf(name: string): string[] {
  return folded(name)
    .replaceAll(/[,.]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !TITLES.test(word));
}

function employerWords(name: string): string {
  let words = folded(name)
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, '')
    .replaceAll('.', '')
    .trim();
  while (LEGAL_FORM.test(words)) words = words.replace(LEGAL_FORM, '').trim();
  return words
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim();
}

function isSameWord(one: string, other: string): boolean {
  return one === other || ((one.length === 1 || other.length === 1) && one[0] === other[0]);
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}
