import type { Language } from '../../packs/language.js';
import { keyAfter } from '../check/delta-met.js';
import { deltaOf } from '../demands/delta.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import { nameOfSlot } from '../editing/name-of-slot.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { type Slot, slotsOf } from '../words/slots.js';
import { contentWords, closeness } from '../words/words.js';

/** "The apple day has to be a week later": the one date that the words name, wherever the site says it. */
export function shiftDate(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const { text } = instruction;
  const delta = deltaOf(instruction, language, editor.next.facts);
  if (delta?.of !== 'date' || valuesIn(text, language).some(({ type }) => type === 'date')) return null;
  const words = contentWords(text.slice(0, delta.start) + text.slice(delta.end), language);
  const dates = slotsOf(editor.next.facts, own).filter(({ type }) => type === 'date');
  const slot = namedDate(dates, words, language);
  if (slot === null) return null;
  const key = keyAfter(slot.key, delta.by);
  // The last mention first: within a text, what is behind a new value moves.
  for (const each of dates.toReversed().filter((date) => date.key === slot.key)) {
    const fact = editor.next.facts.find(({ id }) => id === each.fact);
    if (fact !== undefined) each.write(fact, { start: 0, end: 0, type: 'date', key, text: '', isBare: true });
  }
  return { kind: 'changed', what: nameOfSlot(editor, slot), from: slot.key, to: key };
}

/** The date that the words fit best; null where two fit equally well. */
function namedDate(dates: readonly Slot[], words: readonly string[], language: Language): Slot | null {
  const score = ({ context }: Slot): number => closeness(words, context, language);
  const [best, ...others] = dates.toSorted((a, b) => score(b) - score(a));
  if (best === undefined || score(best) === 0) return null;
  return others.some((other) => other.key !== best.key && score(other) === score(best)) ? null : best;
}
