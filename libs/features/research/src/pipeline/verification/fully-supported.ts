import { termsOf } from '@capstan/text-analysis';
import { clausesOf } from './clauses.js';
import { contentTerms, sharedTerms } from './content-terms.js';
import { isMoreCertain } from './doubt.js';

/** Share of the words of each clause that must occur. */
const MIN_COVERAGE = 0.5;
/** More consecutive foreign content words are an addition, not a rewording. */
const MAX_FOREIGN = 2;

/**
 * Whether a quotation that supports most of a claim supports all of its parts, with the same certainty: a
 * claim with an omission or an addition that changes its meaning is not supported.
 */
export function isFullySupported(claim: string, quotation: string): boolean {
  const there = new Set(termsOf(quotation, 'index').map(({ term }) => term));
  return (
    clausesIn(claim).every((clause) => isCovered(clause, there)) &&
    longestForeignRun(claim, there) <= MAX_FOREIGN &&
    identifiersIn(claim).every((identifier) => quotation.toLowerCase().includes(identifier)) &&
    !isMoreCertain(claim, quotation)
  );
}

/** Words with inner punctuation, such as host and file names, must match exactly. */
function identifiersIn(claim: string): string[] {
  const found = claim.match(/(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:[.@/:_\\][\p{L}\p{N}_-]+)+/gu) ?? [];
  return found
    .filter((identifier) => /\p{L}/u.test(identifier))
    .map((identifier) => identifier.toLowerCase());
}

function isCovered(clause: string, there: ReadonlySet<string>): boolean {
  const terms = contentTerms(clause);
  return sharedTerms(terms, there) >= terms.size * MIN_COVERAGE;
}

function longestForeignRun(claim: string, there: ReadonlySet<string>): number {
  let longest = 0;
  let run = 0;
  for (const { term, isStopWord } of termsOf(claim, 'query')) {
    if (isStopWord) continue;
    run = there.has(term) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A clause of one word is merged with its neighbor ("cats and dogs", "in short, …"). */
function clausesIn(claim: string): string[] {
  const clauses: string[] = [];
  for (const clause of clausesOf(claim)) {
    const last = clauses.at(-1);
    const isSmall = last !== undefined && Math.min(contentTerms(clause).size, contentTerms(last).size) < 2;
    if (isSmall) clauses[clauses.length - 1] = `${last} ${clause}`;
    else clauses.push(clause);
  }
  return clauses;
}
