import { termsOf } from '@capstan/text-analysis';
import { clausesOf } from './clauses.js';
import { contentTerms, sharedTerms } from './content-terms.js';
import { isMoreCertain } from './doubt.js';

/** This part of the words of each clause must be there. */
const MIN_COVERAGE = 0.5;
/** So many telling words in a row that are not there are an addition, not another wording. */
const MAX_FOREIGN = 2;

/**
 * Whether a quotation that bears out most of a claim bears out all of its parts, and as certainly: half a truth, or one
 * with something put in, is none.
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

/** What has letters and marks within, such as names of hosts and files, is right to the letter or wrong. */
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

/** A clause of one word belongs to the one beside it ("cats and dogs", "in short, …"). */
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
