import type { PromptText } from './prompt-text.js';
import type { Clause } from './roles.js';

const MIN_WORDS = 4;

/** "We bake in a wood-fired oven: …": a sentence of its own before a list, not the heading of the list. */
export function isSentence(prompt: PromptText, clause: Clause): boolean {
  const { lists } = prompt.language;
  const folded = prompt.fold(clause);
  const subject = lists.self.atStart(folded);
  return (
    clause.isTitle &&
    clause.role === 'fact' &&
    subject !== undefined &&
    !lists.own.isWord(subject.word) &&
    !lists.menu.isIn(folded) &&
    prompt.words(clause).split(/\s+/u).length >= MIN_WORDS
  );
}
