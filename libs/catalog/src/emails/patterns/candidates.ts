import type { EmailCandidate } from '../emails.result.js';
import type { EmailsParams } from '../emails.params.js';
import { PATTERNS, localPartOf } from './address-pattern.js';
import { wordsOfName } from './name-words.js';

/** More would invite callers to try them all. */
const MAX_CANDIDATES = 5;
const CONFIDENCE = { ofDomain: 40, usual: 15, lessUsual: 5 } as const;

/**
 * Returns likely addresses of a person, the pattern of the domain before the usual ones; none for a name without Latin
 * letters.
 */
export function candidatesFor(
  { first_name, last_name, domain }: EmailsParams,
  known: string | null,
): EmailCandidate[] {
  const [form] = wordsOfName(first_name, last_name);
  if (!form) return [];
  const patterns = [...new Set([...(known === null ? [] : [known]), ...PATTERNS])].slice(0, MAX_CANDIDATES);
  return patterns.map((pattern, index) => ({
    email: `${localPartOf(pattern, form)}@${domain}`,
    pattern,
    confidence:
      pattern === known ? CONFIDENCE.ofDomain : index === 0 ? CONFIDENCE.usual : CONFIDENCE.lessUsual,
  }));
}
