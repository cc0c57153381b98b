import { clausesOf } from './clauses.js';
import { contentTerms, sharedTerms } from './content-terms.js';

/** This part of the words of each clause must be there. */
const MIN_COVERAGE = 0.5;

/** Whether a part of a claim has no ground in a quotation that bears out the rest: half a truth is none. */
export function isHalfTruth(claim: string, quotation: string): boolean {
  const there = contentTerms(quotation);
  return clausesIn(claim).some((clause) => {
    const terms = contentTerms(clause);
    return sharedTerms(terms, there) < terms.size * MIN_COVERAGE;
  });
}

/** A clause of one word belongs to the one before ("cats and dogs"). */
function clausesIn(claim: string): string[] {
  const clauses: string[] = [];
  for (const clause of clausesOf(claim)) {
    const last = clauses.at(-1);
    if (last !== undefined && contentTerms(clause).size < 2)
      clauses[clauses.length - 1] = `${last} ${clause}`;
    else clauses.push(clause);
  }
  return clauses;
}
