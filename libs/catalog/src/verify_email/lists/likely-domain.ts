import { FREE_DOMAINS } from './free-domains.js';

/** Domains that are often mistyped. Short ones are excluded: too many real domains are one letter away. */
const MISTYPED = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com'];

/**
 * The well-known domain at edit distance one (`gmial.com`, `gmail.con`); `undefined` if the domain is well known itself,
 * or not close to any.
 */
export function likelyDomain(domain: string): string | undefined {
  if (FREE_DOMAINS.has(domain)) return undefined;
  // Typos rarely hit the first letter, and `email.com` is not a typo.
  return MISTYPED.find((known) => known[0] === domain[0] && isOneTypoAway(domain, known));
}

/** One letter added, missing, wrong, or two swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const hasChanged =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (hasChanged && rest.length > 1)
  );
}
