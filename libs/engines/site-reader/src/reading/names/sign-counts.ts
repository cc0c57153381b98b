import type { PromptText } from '../../clauses/prompt-text.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Range } from '../../text/range.js';
import type { Surroundings } from './surroundings.js';

/** "Milk Teeth is a …": a verb and an article follow. */
export function isDefined({ folded, language }: PromptText, { end }: Range, near: Surroundings): boolean {
  const { lists } = language;
  const verb = [0, 1, 2].flatMap((gap) => near.startingAt(lists.isA, end + gap) ?? [])[0];
  return (
    verb !== undefined &&
    [lists.function, lists.own].some(
      (list) => list.atStart(folded.slice(verb.end, verb.end + 16)) !== undefined,
    )
  );
}

const MAX_COUNTED = 20;

export function occurrences(text: string, part: string): number {
  let count = 0;
  for (
    let at = text.indexOf(part);
    at !== -1 && count < MAX_COUNTED;
    at = text.indexOf(part, at + part.length)
  )
    count += 1;
  return count;
}

/** Words of content between the beginning of a clause and a candidate: "our dog is called …". */
export function countBefore({ folded, language }: PromptText, clause: Range, { start }: Range): number {
  const before = folded.slice(clause.start, start);
  const { lists, kindWords } = language;
  const known = [
    lists.named,
    lists.function,
    lists.own,
    lists.site,
    lists.self,
    lists.wish,
    lists.command,
    lists.isA,
    kindWords,
  ];
  return uncoveredWords(
    before,
    known.flatMap((list) => list.find(before)),
  ).length;
}
