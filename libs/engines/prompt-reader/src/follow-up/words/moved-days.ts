import { PromptText } from '../../clauses/prompt-text.js';
import { findDays, type FoundDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { contentWords } from './words.js';

/** "from Friday to Saturday" of a change, "Friday should be Saturday": the day that goes, and the one that comes. */
export function movedDays(folded: string, language: Language): { old: Range; fresh: Range } | null {
  const { changes, lists, days } = language;
  const [old, fresh, more] = days.find(folded);
  if (old === undefined || fresh === undefined || more !== undefined || /\d/u.test(folded)) return null;
  const between = folded.slice(old.end, fresh.start);
  const before = folded.slice(0, old.start);
  const isFromTo =
    changes.old.find(before).some(({ end }) => end >= before.trimEnd().length) &&
    changes.set.isIn(before) &&
    lists.until.isWord(between.trim());
  const isCorrected = changes.corrects.isIn(between) && contentWords(between, language).length === 0;
  return isFromTo || isCorrected ? { old, fresh } : null;
}

/** The days of a text; of a move from one day to another, which of them goes. */
export function saidDays(text: string, language: Language): (FoundDays & { isGone?: boolean })[] {
  const moved = movedDays(fold(text), language);
  if (moved === null) return findDays(new PromptText(text, language, 0), { start: 0, end: text.length });
  return [moved.old, moved.fresh].flatMap((range) =>
    findDays(new PromptText(text, language, 0), range).map((found) => ({
      ...found,
      isGone: range === moved.old,
    })),
  );
}
