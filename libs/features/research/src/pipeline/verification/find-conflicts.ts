import { supportOf } from '@capstan/text-analysis';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Conflict, ReportSentence } from '../../model/report.js';
import type { Evidence } from './evidence.js';
import { type Fact, factsIn } from './fact.js';
import { sharedTerms } from './content-terms.js';

const MAX_CONFLICTS = 5;
/** Per source; the first ones, since pages begin with what matters. */
const MAX_FACTS = 60;
/** Sentences on the same subject share most of their words, and at least this many. */
const MIN_SHARED = 3;
const MIN_LIKENESS = 0.75;
/** If one sentence contains the other and more. */
const MIN_PART = 0.5;
/** Smaller differences are due to rounding. */
const TOLERANCE = 0.05;
const MAX_WORDS_ABOUT = 8;

/**
 * Finds numbers and years on which independent sites disagree: sentences on the same subject with nearly the
 * same words, one number of the same unit each, and different values. Possible matches about two different
 * subjects are ignored.
 */
export function findConflicts(plan: QueryPlan, evidence: Evidence): Conflict[] {
  const subject = new Set(plan.subjectTerms);
  const facts = evidence.originals.flatMap((source) =>
    factsIn(source, evidence.sentencesOf(source))
      .filter(({ terms }) => subject.size === 0 || sharedTerms(terms, subject) > 0)
      .slice(0, MAX_FACTS),
  );
  const valuesOf = new Map<number, Set<string>>();
  for (const { source, kind, value } of facts) {
    valuesOf.set(source, (valuesOf.get(source) ?? new Set()).add(`${value} ${kind}`));
  }
  const saysBoth = (one: Fact, other: Fact): boolean =>
    valuesOf.get(one.source)?.has(`${other.value} ${other.kind}`) ?? false;

  const groups: Fact[][] = [];
  facts.forEach((one, index) => {
    for (const other of facts.slice(index + 1)) {
      if (!disagree(one, other) || saysBoth(one, other) || saysBoth(other, one)) continue;
      const group = groups.find((members) => members.includes(one) || members.includes(other));
      if (!group) groups.push([one, other]);
      else if (!group.some(({ site }) => site === other.site)) group.push(other);
      else if (!group.some(({ site }) => site === one.site)) group.push(one);
    }
  });
  return groups.slice(0, MAX_CONFLICTS).flatMap((group) => {
    const sentences = mergeCitations(group.flatMap((fact) => quoted(fact, evidence)));
    return sentences.length < 2 ? [] : [{ about: aboutOf(group), sentences }];
  });
}

/** Merges the citations of identical sentences. */
function mergeCitations(sentences: readonly ReportSentence[]): ReportSentence[] {
  return [...Map.groupBy(sentences, ({ text }) => text).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, citations: [first, ...others].flatMap(({ citations }) => citations) }] : [],
  );
}

function disagree(one: Fact, other: Fact): boolean {
  return (
    one.site !== other.site &&
    one.kind === other.kind &&
    differ(one, other) &&
    haveSameSubject(one, other) &&
    (differsOnlyInNumber(one, other) || differsOnlyInNumber(other, one))
  );
}

function differ(one: Fact, other: Fact): boolean {
  if (one.kind === 'a year') return one.value !== other.value;
  const larger = Math.max(Math.abs(one.value), Math.abs(other.value));
  return Math.abs(one.value - other.value) > larger * TOLERANCE;
}

function haveSameSubject(one: Fact, other: Fact): boolean {
  // Facts of different years do not contradict each other.
  if (one.years.join() !== other.years.join()) return false;
  const shared = sharedTerms(one.terms, other.terms);
  if (shared < MIN_SHARED) return false;
  const isPart = shared === Math.min(one.terms.size, other.terms.size);
  const larger = Math.max(one.terms.size, other.terms.size);
  const union = one.terms.size + other.terms.size - shared;
  if (isPart ? shared / larger < MIN_PART : shared / union < MIN_LIKENESS) return false;
  // Model A and model B are different things.
  return (
    [...one.names].every((name) => other.names.has(name)) &&
    [...other.names].every((name) => one.names.has(name))
  );
}

/** With the other number it would be supported: nothing else distinguishes the two. */
function differsOnlyInNumber(one: Fact, other: Fact): boolean {
  return supportOf(one.before + other.number + one.after, other.text).isSupported;
}

function quoted({ text, source }: Fact, evidence: Evidence): ReportSentence[] {
  const citation = evidence.quotation(text, source);
  return citation ? [{ text, citations: [citation], kind: 'verbatim' }] : [];
}

/** Words of the first sentence that all of them share. */
function aboutOf(group: readonly Fact[]): string {
  const [first, ...others] = group;
  const words = first?.words ?? [];
  return words
    .filter(({ term }) => others.every(({ terms }) => terms.has(term)))
    .slice(0, MAX_WORDS_ABOUT)
    .map(({ word }) => word)
    .join(' ');
}
