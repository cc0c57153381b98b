import type { Statement, Word } from '../reading/statement.js';
import { NEGATIONS } from '../reading/word-classes.js';
import { clausesSpokenOf, hostsOf, isUnder, laidOn, operatorsIn } from './hosts.js';
import type { Pair } from './operators.js';

const EXCEPTIONS = new Set(['unless', 'except', 'excluding']);
/** Words that express absence without a negation. */
const LACKS = new Set(
  'missing absent omitted omitting left empty unset fails failed lacks lacking ignored skipped denied prevents avoids disabled instead beyond'.split(
    ' ',
  ),
);
const MARKS = new Set([...NEGATIONS, ...EXCEPTIONS]);

/** Negations that only one of the two has, and words replaced by antonyms. */
export function polarityFeatures(pair: Pair): Record<string, number> {
  const { claim, source, alignment } = pair;
  const added = operatorsIn(claim, MARKS).filter((mark) => {
    const hosts = hostsOf(claim, mark, 2);
    const laid = hosts.flatMap(({ at }) => alignment.byPlace.get(at) ?? []);
    const found = laid.filter(({ target, opposite }) => target ?? opposite);
    if (found.length === 0) return operatorsIn(source, MARKS).length === 0;
    if (found.some(({ target }) => target !== null && hasAbsenceWord(source, target.clause, claim)))
      return false;
    return !found.some(
      ({ target, opposite }) => opposite !== null || (target !== null && isMarked(pair.source, target)),
    );
  });
  const spoken = clausesSpokenOf(source, alignment, 0.5);
  const dropped = operatorsIn(source, MARKS).filter((mark) => {
    if (!spoken.has(mark.clause)) return false;
    const laid = hostsOf(source, mark, 2).flatMap((host) => laidOn(alignment, host));
    if (laid.length === 0) return false;
    if (laid.some(({ word }) => hasAbsenceWord(claim, word.clause, source))) return false;
    return !laid.some(({ word, opposite }) => opposite !== null || isMarked(claim, word));
  });
  const opposites = alignment.words.filter(
    ({ word, opposite }) =>
      opposite !== null && !isUnder(claim, word, MARKS) && !isUnder(source, opposite, MARKS),
  );
  return {
    negationAdded: Math.min(1, added.length),
    negationDropped: Math.min(1, dropped.length),
    opposites: Math.min(2, opposites.length) / 2,
    oppositesOnly: Math.min(2, opposites.filter(({ target }) => target === null).length) / 2,
  };
}

/** Returns whether a clause has a word for absence that the other text does not have. */
const hasAbsenceWord = ({ clauses }: Statement, clause: number, other: Statement): boolean =>
  clauses[clause]?.words.some(
    ({ lower, stem }) => LACKS.has(lower) && !other.words.some((each) => each.stem === stem),
  ) ?? false;

const isMarked = (statement: Statement, word: Word): boolean => isUnder(statement, word, MARKS, 8);
