import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { Draft } from '../extract/drafts.js';
import { withCapital } from '../text/capital.js';
import type { Range } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';
import { type Listed, listedIn } from './entries.js';
import { type EntryReading, LEFT } from './entry-reading.js';
import { isWholeLine } from './lines.js';
import type { Entry } from './outline.js';

/** Fewer entries are no list. */
export const MIN_LISTED = 2;
/** A longer entry is a sentence. */
export const MAX_NAME_WORDS = 8;
/** A longer text is not the title of a list, or the words of a price. */
export const MAX_SHORT_WORDS = 3;

export const wordCount = (text: string): number => text.split(/\s+/u).length;

/** A list of what its entries say. */
export function listOf(prompt: PromptText, entries: readonly Listed[], title: string | undefined): Draft {
  const range = { start: entries[0]!.start, end: entries.at(-1)!.end };
  const texts = entries.map((each) => trimEnd(prompt.words(each), '.,;'));
  return {
    fact: { type: 'list', entries: texts, ...(title === undefined ? {} : { title }) },
    range,
    covers: [range],
  };
}

/** The entries that say more than how the part is to look: not "3 cards with icons". */
export function contentOf(prompt: PromptText, body: Range): { entries: Listed[]; end: number } {
  const { lists, blocks, outline } = prompt.language;
  const { entries, end } = listedIn(prompt, body);
  const content = entries.filter((entry) => {
    const folded = prompt.fold(entry);
    const known = [
      lists.function,
      lists.and,
      lists.numbers,
      lists.look,
      lists.part,
      outline.with,
      blocks,
    ].flatMap((list) => list.find(folded));
    return uncoveredWords(folded, known).some((word) => !/^\d{1,2}$/u.test(word));
  });
  return { entries: content, end };
}

/** The noun of a head as visitors read it; the words of briefs ("grid") are none. */
export function titleOf(prompt: PromptText, { head }: Entry): string | undefined {
  const { parts } = prompt.language;
  const folded = prompt.fold(head);
  const noun = parts.find(folded).findLast(({ key }) => head.parts.includes(key));
  if (noun === undefined) return undefined;
  return inSentenceCase(prompt.words({ start: head.start + noun.start, end: head.start + noun.end }));
}

/** "HOW IT WORKS" as other titles are written. */
export const inSentenceCase = (title: string): string =>
  title.length > MAX_ACRONYM && title === title.toUpperCase()
    ? withCapital(title.toLowerCase())
    : withCapital(title);

const MAX_ACRONYM = 3;

/** A text behind a head is read with the rest. */
export function headOnly({ start }: Entry, first: Range): EntryReading {
  return { drafts: [], taken: [{ start, end: first.start }] };
}

/** "MENU" alone in a line names what is below it; with a colon it is the title of a list, which is read with the rest. */
export function leftBelow(prompt: PromptText, { head, start, body }: Entry): EntryReading {
  const hasColon = /^\s*[:：]/u.test(prompt.text.slice(body.start, body.end));
  return !hasColon && isWholeLine(prompt, head) ? { drafts: [], taken: [{ start, end: head.end }] } : LEFT;
}
