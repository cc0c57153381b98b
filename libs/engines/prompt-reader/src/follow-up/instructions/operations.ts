import type { Language } from '../../packs/language.js';
import { isApart } from '../../text/apart.js';
import type { Range } from '../../text/range.js';

/** What a message does with the site. */
export type Operation = 'add' | 'remove' | 'set' | 'rename' | 'replace' | 'swap';
export const OPERATIONS: readonly Operation[] = ['swap', 'rename', 'replace', 'remove', 'add', 'set'];

/** What the verbs of a text order. */
export function operationsOf(language: Language, folded: string): Set<Operation> {
  const { changes, grammar } = language;
  const affirmed = withoutDenied(folded, language);
  // "drop-in" does not order to drop something.
  const isVerb = ({ start, end }: Range): boolean =>
    !isCompound(folded.slice(end), language) && !/\p{L}-$/u.test(folded.slice(0, start));
  // "it has gone up"
  const sets = changes.set.find(folded);
  const isRemoval = (verb: Range): boolean =>
    isVerb(verb) && !sets.some((set) => set.start <= verb.start && verb.end < set.end);
  const found = new Set(
    OPERATIONS.filter((operation) =>
      operation === 'remove'
        ? changes.remove.find(affirmed).some(isRemoval)
        : changes[operation].find(folded).some(isVerb),
    ),
  );
  if (isApart(grammar.changes.removeApart, affirmed)) found.add('remove');
  if (isApart(grammar.changes.addApart, withoutNewValue(folded, language))) found.add('add');
  return found;
}

/** "drop-in"; but "enlevez-le" and "tire-a" mean what was named before. */
function isCompound(after: string, { changes }: Language): boolean {
  const word = /^-(?<word>\p{L}{1,30})/u.exec(after)?.groups?.['word'];
  return word !== undefined && !changes.pronoun.isWord(word);
}

/** "put it up to £5" puts nothing up. */
const withoutNewValue = (folded: string, { changes }: Language): string =>
  changes.newValue
    .find(folded)
    .filter(({ word }) => /\s/u.test(word))
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      folded,
    );

/** "please don't take it off": without the verb that is denied; "don't need" takes away itself. */
function withoutDenied(folded: string, { lists, changes }: Language): string {
  const removes = changes.remove.find(folded);
  return lists.negativeCommand
    .find(folded)
    .filter(({ start, end }) => !removes.some((verb) => verb.start <= start && end <= verb.end))
    .reduce((left, { start, end }) => {
      const [verb = ''] = /^\s\p{L}{1,30}/u.exec(left.slice(end)) ?? [];
      return left.slice(0, start) + ' '.repeat(end - start + verb.length) + left.slice(end + verb.length);
    }, folded);
}
