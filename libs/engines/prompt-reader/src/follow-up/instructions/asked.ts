import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import type { WordList } from '../../text/word-list.js';
import { operationsOf } from './operations.js';

/** A question that asks for no change: "how do people book?", not "can you add a form?". */
export function isAsked({ text, language, ...prompt }: PromptText, { start, end }: Range): boolean {
  const folded = prompt.folded.slice(start, end);
  const { question } = language.changes;
  const isMarked = /[?？]\s*$/u.test(text.slice(start, end).trimEnd());
  if (!language.grammar.isSpaced)
    return (isMarked || /か[。？\s]*$/u.test(folded)) && operationsOf(language, folded).size === 0;
  // "Could you spell Anna with one n?" asks for a change, whatever its verb is.
  const { wish, command, imperative } = language.lists;
  const rest = folded.slice(
    leadEnd(folded, [language.lists.remark, language.lists.aside, language.changes.add, language.lists.and]),
  );
  const isOpening = [folded, rest].some((each) => question.atStart(each) !== undefined);
  const isRequest = [wish, command, imperative].some((list) =>
    [folded, rest].some((each) => list.atStart(each) !== undefined),
  );
  const hasOrder = operationsOf(language, folded).size > 0;
  return (isOpening && (isMarked || !hasOrder)) || (isMarked && !hasOrder && !isRequest);
}

/** Where the words of lists at the beginning of a text end. */
export function leadEnd(folded: string, lists: readonly WordList[]): number {
  let reached = 0;
  for (;;) {
    const ends = lists.flatMap((list) => {
      const match = list.atStart(folded.slice(reached));
      return match === undefined ? [] : [reached + match.end];
    });
    if (ends.length === 0) return reached;
    reached = Math.max(...ends);
  }
}
