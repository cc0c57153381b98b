import { type TextNumber, numbersIn, sentencesOf, termsOf } from '@capstan/text-analysis';
import { clausesOf } from './clauses.js';
import { sharedTerms } from './content-terms.js';
import { areContrary, isDoubtful, isNegated } from './polarity.js';

/** This part of the words of each clause must be there: half a truth is none. */
const MIN_CLAUSE_COVERAGE = 0.5;
/** Years as such have no unit. */
const YEARS = { first: 1500, last: 2100 } as const;

interface Part {
  text: string;
  terms: ReadonlySet<string>;
  numbers: readonly TextNumber[];
}

/**
 * Whether a quotation that shares the words of a claim also says it: no clause without ground, numbers with what they are
 * the numbers of, nothing negated, turned into its contrary, or made more certain.
 */
export function saysTheSame(claim: string, quotation: string): boolean {
  const parts = sentencesOf(quotation)
    .flatMap((sentence) => clausesOf(sentence))
    .map(partOf);
  const there = new Set(parts.flatMap(({ terms }) => [...terms]));
  const clauses = mergedClauses(claim);
  return (
    clauses.every((clause) => isThere(clause, there)) &&
    clauses.every((clause) => numbersKeepCompany(clause, parts)) &&
    clauses.every((clause) => isMeantSo(clause, parts)) &&
    !isMoreCertain(claim, quotation) &&
    !areContrary(claim, quotation)
  );
}

/** A clause of one word belongs to the one before ("cats and dogs"). */
function mergedClauses(claim: string): Part[] {
  const clauses: string[] = [];
  for (const clause of clausesOf(claim)) {
    const last = clauses.at(-1);
    if (last !== undefined && partOf(clause).terms.size < 2)
      clauses[clauses.length - 1] = `${last} ${clause}`;
    else clauses.push(clause);
  }
  return clauses.map(partOf);
}

function isThere(clause: Part, there: ReadonlySet<string>): boolean {
  return sharedTerms(clause.terms, there) >= clause.terms.size * MIN_CLAUSE_COVERAGE;
}

/**
 * A number may not be taken from one thing and given to another: no word of the clause stands only beside another number
 * of the same kind.
 */
function numbersKeepCompany(clause: Part, parts: readonly Part[]): boolean {
  return clause.numbers.every((number) => {
    const beside = parts.filter((part) => part.numbers.some((other) => isEqual(number, other)));
    const rivals = parts.filter(
      (part) =>
        !beside.includes(part) &&
        part.numbers.some(
          (other) => kindOf(other) === kindOf(number) && !clause.numbers.some((own) => isEqual(own, other)),
        ),
    );
    return [...clause.terms].every(
      (term) =>
        !rivals.some(({ terms }) => terms.has(term)) ||
        parts.some((part) => !rivals.includes(part) && part.terms.has(term)),
    );
  });
}

/** The clause of the quotation that is nearest says it with the same sign. */
function isMeantSo(clause: Part, parts: readonly Part[]): boolean {
  const overlaps = parts.map(({ terms }) => sharedTerms(clause.terms, terms));
  const most = Math.max(0, ...overlaps);
  if (most === 0) return true;
  const isNegative = isNegated(clause.text);
  return parts.some((part, index) => overlaps[index] === most && isNegated(part.text) === isNegative);
}

function isMoreCertain(claim: string, quotation: string): boolean {
  if (isDoubtful(claim)) return false;
  const { terms } = partOf(claim);
  const sentences = sentencesOf(quotation).map(partOf);
  const overlaps = sentences.map((sentence) => sharedTerms(terms, sentence.terms));
  const most = Math.max(0, ...overlaps);
  return sentences.every((sentence, index) => overlaps[index] !== most || isDoubtful(sentence.text));
}

function partOf(text: string): Part {
  const numbers = numbersIn(text);
  const inNumbers = new Set(
    numbers.flatMap((number) => termsOf(number.text, 'query').map(({ term }) => term)),
  );
  const terms = termsOf(text, 'query').filter(({ term, isStopWord }) => !isStopWord && !inNumbers.has(term));
  return { text, numbers, terms: new Set(terms.map(({ term }) => term)) };
}

function isEqual(one: TextNumber, other: TextNumber): boolean {
  return one.value === other.value && (one.unit === other.unit || one.unit === null || other.unit === null);
}

function kindOf({ value, unit }: TextNumber): string {
  if (unit !== null) return unit;
  return Number.isInteger(value) && value >= YEARS.first && value <= YEARS.last ? 'a year' : 'a count';
}
