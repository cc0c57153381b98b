import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Noted } from '../instructions/note.js';
import type { Operation } from '../instructions/operations.js';
import { contentWords, overlap } from '../words/words.js';
import { noteIn, UNCLEAR } from './note-order.js';
import { noteTarget } from './note-target.js';

const NONE: ReadonlySet<Operation> = new Set();
const NOTED: ReadonlySet<Operation> = new Set(['set']);

/** The instructions of a message; those that note something take in those that only say how: "… Leave it up but say so". */
export function withNotes(
  all: readonly Instruction[],
  site: SiteDocument,
  language: Language,
  own: Language,
): Instruction[] {
  const found: Instruction[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const each = all[index]!;
    const note = noteIn(all, index, site, language, own);
    const after = all[index + 1 + (note === UNCLEAR ? 0 : (note?.count ?? 0))];
    // "Squall is sold out. Please take it off."
    if (note === null || (after !== undefined && removesNamed(after, language))) found.push(each);
    else if (note === UNCLEAR) found.push({ ...each, isUnclear: true });
    else {
      const { end } = all[index + note.count]!;
      const last = found.at(-1);
      // "Room 1 and room 2 are taken."
      const pair = last === undefined ? null : namedAlone(last, site, language);
      if (pair !== null && last !== undefined)
        found.splice(-1, 1, { ...last, operations: NOTED, note: { ...pair, note: note.order.note } });
      found.push({ ...each, end, operations: NOTED, note: note.order });
      index += note.count;
      // "Room 2 is taken, room 3 too."
      for (let next = all[index + 1]; next !== undefined; next = all[index + 1]) {
        const same = saysToo(next, language)
          ? namedAlone({ ...next, operations: NONE }, site, language)
          : null;
        if (same === null) break;
        found.push({ ...next, operations: NOTED, note: { ...same, note: note.order.note } });
        index += 1;
      }
    }
  }
  return found;
}

/** Whether a part adds by a word of grammar alone: "room 3 too". */
const saysToo = ({ folded, operations }: Instruction, { changes, lists }: Language): boolean =>
  [...operations].every((operation) => operation === 'add') &&
  changes.add.find(folded).every(({ word }) => lists.function.isWord(word));

/** What a part names that says nothing of it. */
function namedAlone(
  { text, operations, note, isSaid, content, isQuestion }: Instruction,
  site: SiteDocument,
  language: Language,
): Noted | null {
  if (note !== undefined || isSaid || content !== undefined || isQuestion || operations.size > 0) return null;
  const target = noteTarget(text, site, language);
  const words = contentWords(text, language);
  return target !== null && overlap(words, target.name, language) === new Set(words).size ? target : null;
}

const removesNamed = ({ text, folded, operations }: Instruction, language: Language): boolean => {
  const { pronoun } = language.changes;
  const others = contentWords(text, language).filter((word) => !pronoun.isWord(word));
  return operations.has('remove') && others.length === 0 && pronoun.isIn(folded);
};
