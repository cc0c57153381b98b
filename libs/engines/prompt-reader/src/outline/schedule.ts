import type { PromptText } from '../clauses/prompt-text.js';
import type { Range } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';
import type { Listed } from './entries.js';
import { type EntryReading, LEFT } from './entry-reading.js';
import { contentOf, listOf, MIN_LISTED, titleOf } from './lists.js';
import type { Entry } from './outline.js';

/** A programme: its entries with their times, as they were written; those of several days below their titles. */
export function readSchedule(prompt: PromptText, entry: Entry): EntryReading {
  const { body, start } = entry;
  const { entries, end } = contentOf(prompt, body);
  const isTitle = (each: Range): boolean =>
    /[:：]\s*$/u.test(prompt.text.slice(each.start, each.end + 1).split('\n', 1)[0]!);
  const timed = entries.filter((each) => /\d/u.test(prompt.text.slice(each.start, each.end)));
  const titles = entries.filter((each) => !timed.includes(each));
  if (timed.length < MIN_LISTED || !titles.every(isTitle)) return LEFT;
  const groups: { title: string | undefined; entries: Listed[] }[] = [];
  for (const each of entries) {
    if (titles.includes(each)) groups.push({ title: trimEnd(prompt.words(each), ':：'), entries: [] });
    else if (groups.length === 0) groups.push({ title: titleOf(prompt, entry), entries: [each] });
    else groups.at(-1)!.entries.push(each);
  }
  const drafts = groups
    .filter((group) => group.entries.length > 0)
    .map((group) => listOf(prompt, group.entries, group.title));
  return { drafts, taken: [{ start, end }] };
}
