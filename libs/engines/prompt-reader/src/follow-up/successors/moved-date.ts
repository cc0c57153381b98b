import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { contentWords } from '../words/words.js';

const SET: ReadonlySet<Operation> = new Set(['set']);
/** "We do it on 9 May instead": words of its own that say nothing of what it is about. */
const MAX_OTHER_WORDS = 2;
const CLAUSE = /[,;:.!。、](?:\s|$)/u;

/**
 * "The May session is cancelled, the hall is being painted. Replace it with 16 May": a date that goes and the one that
 * comes in its place are a move, and no other date is touched. Null where the instructions do not say that.
 */
export function movedDateIn(parts: readonly Instruction[], language: Language): Instruction | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const isGoing = first.operations.has('remove') && !first.operations.has('add');
  const isPlain = parts
    .slice(1, -1)
    .every(({ text, operations }) => !/\d/u.test(text) && operations.size === 0);
  if (!isGoing || !isPlain) return null;
  const values = valuesIn(last.text, language);
  const dates = values.filter(({ type }) => type === 'date');
  const [date, more] = dates;
  if (date === undefined || more !== undefined || !isInPlace(last, language)) return null;
  const others = contentWords(withoutValues(last.text, values), language).filter(
    (word) => !language.days.isIn(word) && !language.messages.inPlace.isIn(word),
  );
  if (others.length > MAX_OTHER_WORDS) return null;
  const what = withoutOrder(first.text.split(CLAUSE)[0] ?? '', language);
  const from = date.start - (date.weekday?.text.length ?? 0);
  const text = `${what} ${last.text.slice(from, values.at(-1)!.end)}`;
  return { ...first, end: last.end, text, folded: fold(text), operations: SET };
}

const isInPlace = ({ folded, operations }: Instruction, { messages, changes }: Language): boolean =>
  operations.has('replace') ||
  messages.inPlace.isIn(folded) ||
  changes.instead.isIn(folded) ||
  changes.set.isIn(folded);

const withoutValues = (text: string, values: readonly FoundValue[]): string =>
  values.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** "The May session" of "The May session is cancelled". */
const withoutOrder = (text: string, { changes }: Language): string =>
  changes.remove
    .find(fold(text))
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .trim();
