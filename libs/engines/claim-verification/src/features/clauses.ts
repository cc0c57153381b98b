import type { Alignment } from '../alignment/align.js';
import type { Clause, Statement } from '../reading/statement.js';
import type { ClauseKind } from '../reading/word-classes.js';
import type { Pair } from './operators.js';

/** Pairs of kinds that contradict each other or differ in meaning. */
const CONTRARY: readonly (readonly [ClauseKind, ClauseKind])[] = [
  ['before', 'after'],
  ['condition', 'concession'],
  ['exception', 'concession'],
  ['exception', 'inclusion'],
  ['exception', 'cause'],
];

/** Differences in how the parts of a statement are joined: condition, exception, cause, time. */
export function clauseFeatures({ claim, source, alignment }: Pair): Record<string, number> {
  const twins = claim.clauses.map((clause) => twinOf(clause, source, alignment));
  const count = (test: (clause: Clause, twin: Clause, index: number) => boolean): number =>
    claim.clauses.filter((clause, index) => {
      const twin = twins[index];
      return twin !== undefined && test(clause, twin, index);
    }).length;
  return {
    clausesContrary: Math.min(
      1,
      count((clause, twin) => isContrary(clause.kind, twin.kind)),
    ),
    causeAdded: Math.min(
      1,
      count((clause, twin) => clause.kind === 'cause' && !isReason(twin, source)),
    ),
    conditionAsFact: Math.min(
      1,
      count((clause, twin) => clause.kind === null && twin.kind === 'condition' && clause.words.length > 2),
    ),
    exceptionAsFact: Math.min(
      1,
      count(
        (clause, twin) =>
          twin.kind === 'exception' && !(clause.kind === 'exception' || clause.kind === 'condition'),
      ),
    ),
    otherCondition: Math.min(
      1,
      count(
        (clause, twin, index) =>
          clause.kind === 'condition' &&
          hasOtherCondition(twin, twins[index + 1] ?? twins[index - 1], source),
      ),
    ),
  };
}

/** Returns the clause of the source that most of a clause of the claim is aligned with. */
function twinOf(clause: Clause, source: Statement, { byPlace }: Alignment): Clause | undefined {
  const weights = new Map<number, number>();
  let total = 0;
  for (const { at, weight } of clause.words) {
    total += weight;
    const target = byPlace.get(at)?.target;
    if (target) weights.set(target.clause, (weights.get(target.clause) ?? 0) + weight);
  }
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= total / 2 ? source.clauses[best[0]] : undefined;
}

/** Returns whether a clause of the source states the reason for something. */
function isReason(twin: Clause, { clauses }: Statement): boolean {
  return twin.kind === 'cause' || clauses[clauses.indexOf(twin) + 1]?.kind === 'effect';
}

/** Returns whether the source states a consequence under a different condition than the claim. */
function hasOtherCondition(
  condition: Clause,
  consequence: Clause | undefined,
  { clauses }: Statement,
): boolean {
  if (!consequence || condition === consequence || condition.kind !== 'condition') return false;
  const [from, to] = [clauses.indexOf(condition), clauses.indexOf(consequence)];
  if (Math.abs(from - to) <= 1) return false;
  return [clauses[to - 1], clauses[to + 1]].some(
    (other) => other?.kind === 'condition' && other !== condition,
  );
}

function isContrary(one: ClauseKind | null, other: ClauseKind | null): boolean {
  return CONTRARY.some(
    ([first, second]) => (one === first && other === second) || (one === second && other === first),
  );
}
