import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { contentWords } from './words/words.js';

/** Words of a message that only takes back, other than those that do so. */
const MAX_UNDO_WORDS = 2;

/** A message that only takes back: other words or values say that something else starts again, or is put back. */
export function isUndo({ language, text, folded }: PromptText): boolean {
  const { undo, latest } = language.changes;
  const { lists } = language;
  const [first = ''] = folded.split(/[.!?]/u);
  if (undo.isIn(first) && latest.isIn(first)) return true;
  if (!undo.isIn(folded) || /\d/u.test(text)) return false;
  const known = [
    undo,
    latest,
    lists.site,
    lists.wish,
    lists.command,
    lists.remark,
    lists.aside,
    lists.negation,
  ];
  const others = uncoveredWords(
    folded,
    known.flatMap((list) => list.find(folded)),
  );
  return contentWords(others.join(' '), language).length <= MAX_UNDO_WORDS;
}
