import type { AlignedWord, Alignment } from '../alignment/align.js';
import type { Statement, Word } from '../reading/statement.js';

/** Maximum number of content words after an operator that it may modify. */
const REACH = 6;

/** Returns the words that an operator such as "not", "may" or "all" modifies: the next content words of its sentence. */
export function hostsOf(statement: Statement, operator: Word, count = 1): Word[] {
  const hosts: Word[] = [];
  for (let at = operator.at + 1; at <= operator.at + REACH && hosts.length < count; at += 1) {
    const word = statement.words[at];
    if (!word || word.sentence !== operator.sentence) break;
    if (hosts.length > 0 && word.clause !== operator.clause) break;
    if (word.isContent) hosts.push(word);
  }
  return hosts;
}

/** Returns whether an operator of a class precedes a content word in its clause. */
export function isUnder(
  statement: Statement,
  word: Word,
  operators: ReadonlySet<string>,
  reach = REACH,
): boolean {
  let contents = 0;
  for (let at = word.at - 1; at >= word.at - reach; at -= 1) {
    const before = statement.words[at];
    if (!before || before.sentence !== word.sentence) return false;
    if (operators.has(before.lower)) return true;
    if (before.clause !== word.clause) return false;
    if (before.isContent) contents += 1;
    if (contents > 2) return false;
  }
  return false;
}

/** Returns the operators of a class in a statement. */
export const operatorsIn = (statement: Statement, operators: ReadonlySet<string>): Word[] =>
  statement.words.filter(({ lower }) => operators.has(lower));

/** Returns the words of the claim that are aligned with a word of the source. */
export const laidOn = ({ words }: Alignment, place: Word): AlignedWord[] =>
  words.filter(({ target, opposite }) => target === place || opposite === place);

/** Returns the indexes of the clauses of the source that the claim covers: those with a minimum share of aligned weight. */
export function clausesSpokenOf({ clauses }: Statement, { used }: Alignment, minShare = 0.4): Set<number> {
  const spoken = new Set<number>();
  clauses.forEach(({ words }, index) => {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const covered = words.reduce((sum, { weight, at }) => sum + (used.has(at) ? weight : 0), 0);
    if (total > 0 && covered / total >= minShare) spoken.add(index);
  });
  return spoken;
}
