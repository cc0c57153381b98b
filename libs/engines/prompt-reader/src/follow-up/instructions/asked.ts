import type { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import type { WordList } from '../../text/word-list.js';
import { hasDigits } from './remarks.js';
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
    leadEnd(folded, [
      language.lists.remark,
      language.lists.aside,
      language.changes.add,
      language.lists.and,
      language.messages.noChange,
    ]),
  );
  const isOpening = [folded, rest].some((each) => question.atStart(each) !== undefined);
  const isRequest = [wish, command, imperative].some((list) =>
    [folded, rest].some((each) => list.atStart(each) !== undefined),
  );
  const hasOrder = operationsOf(language, folded).size > 0;
  // "Only a question: can guests pay here?", but not "quick question, can you add a map?"
  const isOnlyAsked = language.messages.noChange.atStart(folded) !== undefined && !command.isIn(folded);
  const advice = adviceIn(folded, language);
  // "Are you able to move the team to the top?"
  if (advice === 'request' || (hasOrder && command.atStart(rest) !== undefined)) return false;
  if (advice === 'opinion' || (isMarked && (isOnlyAsked || isVerbFirst(rest, language)))) return true;
  // "And let there be 32 players at most", "could it say on the page: …": what is to be on the site.
  const isStated =
    !isMarked && (hasDigits(text.slice(start, end)) || /:\s*\p{L}/u.test(text.slice(start, end)));
  if (isStated) return false;
  return (isOpening && (isMarked || !hasOrder)) || (isMarked && !hasOrder && !isRequest);
}

/** "What do you think of the colours": an opinion is wanted; "do you think you could …" asks for a change. */
function adviceIn(folded: string, { messages, lists }: Language): 'opinion' | 'request' | null {
  const [advice] = messages.advice.find(folded);
  if (advice === undefined) return null;
  const rest = folded.slice(advice.end);
  const isRequest = [lists.command, lists.aside].some((list) => list.atStart(rest) !== undefined);
  return isRequest && /\p{L}/u.test(rest) ? 'request' : 'opinion';
}

/** "Is 45 an hour too much?", but not "is there any way you could move it?". */
function isVerbFirst(folded: string, language: Language): boolean {
  const { verbFirst } = language.messages;
  const { wish, command } = language.lists;
  if (verbFirst.atStart(folded) === undefined || command.isIn(folded)) return false;
  const verbs = (['remove', 'rename', 'replace', 'swap'] as const).map((each) => language.changes[each]);
  return ![wish, ...verbs].some((list) => list.isIn(folded));
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
