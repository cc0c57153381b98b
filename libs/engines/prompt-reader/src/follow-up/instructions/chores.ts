import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { QUOTED } from '../words/quoted.js';
import { operationsOf } from './operations.js';

/**
 * Whether a sentence asks for what is done in the world: "can you call everyone who booked", "can the gate open by
 * itself?". "Please add that the gate opens by itself" is for visitors.
 */
export function isChore(text: string, language: Language): boolean {
  const folded = fold(text);
  const { lists, messages } = language;
  const [chore] = messages.chores.find(folded);
  if (chore === undefined || QUOTED.test(text) || operationsOf(language, folded).has('add')) return false;
  const before = folded.slice(0, chore.start);
  if ([messages.asNote, lists.quotedAfter, lists.sayThat].some((list) => list.isIn(before))) return false;
  const isAsked = /[?？]\s*$/u.test(text) || lists.command.isIn(folded) || !language.grammar.isSpaced;
  const isOrdered = [lists.wish, lists.imperative, messages.chores].some(
    (list) => list.atStart(folded) !== undefined,
  );
  return isAsked || isOrdered;
}
