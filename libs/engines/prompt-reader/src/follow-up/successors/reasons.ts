import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';
import { valuesIn } from '../words/found-values.js';
import { clausesIn } from './clauses.js';

/** "Please take the rental bike out, it was stolen": the order alone; null where what follows may be an order, too. */
export function withoutReason(instruction: Instruction, language: Language): Instruction | null {
  const { operations } = instruction;
  if (operations.size !== 1 || !operations.has('remove')) return null;
  const [order, ...reasons] = clausesIn(instruction.text, language);
  if (order === undefined || reasons.length === 0 || !operationsOf(language, order.folded).has('remove'))
    return null;
  // "Power isn't included any more, but gas still is": not why it is so.
  const { contrast, therefore } = language.lists;
  if (contrast.find(instruction.folded).some(({ word }) => !therefore.isWord(word))) return null;
  const isReason = reasons.every(
    ({ text, folded }) =>
      operationsOf(language, folded).size === 0 &&
      valuesIn(text, language).length === 0 &&
      !language.changes.keep.isIn(folded),
  );
  const text = order.text.trim();
  return isReason ? { ...instruction, text, folded: fold(text) } : null;
}
