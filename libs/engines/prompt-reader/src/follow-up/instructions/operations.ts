import type { Language } from '../../packs/language.js';
import { isApart } from '../../text/apart.js';
import type { Range } from '../../text/range.js';

/** What a message does with the site. */
export type Operation = 'add' | 'remove' | 'set' | 'rename' | 'replace' | 'swap';
export const OPERATIONS: readonly Operation[] = ['swap', 'rename', 'replace', 'remove', 'add', 'set'];

/** What the verbs of a text order. */
export function operationsOf({ changes, grammar }: Language, folded: string): Set<Operation> {
  // "drop-in" does not order to drop something.
  const isVerb = ({ start, end }: Range): boolean =>
    !/^-\p{L}/u.test(folded.slice(end)) && !/\p{L}-$/u.test(folded.slice(0, start));
  const found = new Set(OPERATIONS.filter((operation) => changes[operation].find(folded).some(isVerb)));
  if (isApart(grammar.changes.removeApart, folded)) found.add('remove');
  if (isApart(grammar.changes.addApart, folded)) found.add('add');
  return found;
}
