import type { PromptText } from '../../clauses/prompt-text.js';
import { tokensOf } from '../../text/tokens.js';

const MAX_LEAD = 24;

/** "WhatsApp" of "WhatsApp is 07700 900321": which number it is, in the words before it; null where none says it. */
export function phoneLabel({ folded, language }: PromptText, start: number): string | null {
  const from = Math.max(0, start - MAX_LEAD);
  const before = folded.slice(from, start);
  const kind = language.phoneKinds.find(before).at(-1);
  if (kind === undefined || /[.;!?\n]/u.test(before.slice(kind.end).trim().slice(1))) return null;
  const { lists, changes } = language;
  const isGrammar = tokensOf(before.slice(kind.end)).every(({ text: word }) =>
    [lists.function, lists.phone, lists.isA, lists.contactCue, changes.set, changes.renewed].some((list) =>
      list.isIn(word),
    ),
  );
  return isGrammar ? kind.key : null;
}
