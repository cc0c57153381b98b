import type { Alignment } from '../alignment/align.js';
import type { Statement, Word } from '../reading/statement.js';
import * as classes from '../reading/word-classes.js';
import { clausesSpokenOf, hostsOf, isUnder, laidOn, operatorsIn } from './hosts.js';

export interface Pair {
  claim: Statement;
  source: Statement;
  alignment: Alignment;
}

/** Differences in operators: strength, frequency, quantity. */
export function operatorFeatures(pair: Pair): Record<string, number> {
  return {
    hedgeDropped: dropped(pair, classes.HEDGES, [classes.POSSIBILITIES, classes.PARTIALS, classes.ADVICE]),
    adviceChanged: replaced(pair, classes.ADVICE, [classes.NECESSITIES, classes.CERTAINTIES]),
    certaintyAdded: added(pair, classes.CERTAINTIES, [classes.UNIVERSALS, classes.NECESSITIES]),
    necessityAdded: added(pair, classes.NECESSITIES, [classes.ADVICE, classes.ONLY]),
    necessityDropped: replaced(pair, classes.NECESSITIES, [classes.POSSIBILITIES]),
    allForSome: replaced(pair, classes.PARTIALS, [classes.UNIVERSALS, classes.NEGATIONS]),
    someForAll: replaced(pair, classes.UNIVERSALS, [classes.PARTIALS, classes.NEGATIONS]),
    allAdded: added(pair, classes.UNIVERSALS, [classes.CERTAINTIES, classes.PARTIALS]),
    onlyAdded: added(pair, classes.ONLY, [classes.UNIVERSALS, classes.NEGATIONS]),
    onlyDropped: dropped(pair, classes.ONLY, [classes.PARTIALS]),
  };
}

/**
 * Returns whether the source modifies a word with an operator, and the claim has the word without it and without a
 * similar one.
 */
function dropped(pair: Pair, own: ReadonlySet<string>, alike: readonly ReadonlySet<string>[]): number {
  const { claim, source, alignment } = pair;
  if (has(claim, own) || alike.some((set) => has(claim, set))) return 0;
  const spoken = clausesSpokenOf(source, alignment);
  const lost = operatorsIn(source, own).filter(
    (operator) =>
      spoken.has(operator.clause) &&
      hostsOf(source, operator, 2).some((host) => laidOn(alignment, host).length > 0),
  );
  return Math.min(1, lost.length);
}

/** Returns whether the claim has an operator that the clause of the source does not have. */
function added(pair: Pair, own: ReadonlySet<string>, alike: readonly ReadonlySet<string>[]): number {
  const { claim, source, alignment } = pair;
  const sets = [own, ...alike];
  const invented = operatorsIn(claim, own).filter((operator) => {
    const targets = targetsOf(claim, operator, alignment);
    if (targets.length === 0) return !sets.some((set) => has(source, set));
    return !targets.some((target) => isInClause(source, target, sets));
  });
  return Math.min(1, invented.length);
}

/** Returns whether the claim and the source modify the same word with different operators. */
function replaced(pair: Pair, own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const { claim, source, alignment } = pair;
  const exchanged = operatorsIn(source, own).filter((operator) =>
    hostsOf(source, operator, 2).some((host) =>
      laidOn(alignment, host).some(
        ({ word }) =>
          !isUnder(claim, word, own) &&
          others.some((set) => isUnder(claim, word, set) && !isUnder(source, host, set)),
      ),
    ),
  );
  return Math.min(1, exchanged.length);
}

function targetsOf(claim: Statement, operator: Word, { byPlace }: Alignment): Word[] {
  return hostsOf(claim, operator, 2).flatMap(({ at }) => byPlace.get(at)?.target ?? []);
}

const has = ({ words }: Statement, set: ReadonlySet<string>): boolean =>
  words.some(({ lower }) => set.has(lower));

const isInClause = (
  { clauses }: Statement,
  { clause }: Word,
  sets: readonly ReadonlySet<string>[],
): boolean => clauses[clause]?.words.some(({ lower }) => sets.some((set) => set.has(lower))) ?? false;
