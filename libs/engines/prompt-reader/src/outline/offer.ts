import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { Draft } from '../extract/drafts.js';
import { rangesBetween, type Range } from '../text/range.js';
import type { Listed } from './entries.js';
import type { EntryReading } from './entry-reading.js';
import type { Head } from './heads.js';
import {
  contentOf,
  headOnly,
  leftBelow,
  listOf,
  MAX_NAME_WORDS,
  MIN_LISTED,
  titleOf,
  wordCount,
} from './lists.js';
import type { Entry } from './outline.js';
import { findWeeklyTimes } from '../extract/weekly-times.js';
import { hasPrice } from './has-price.js';
import { item, pricedItem, tier } from './priced-items.js';
import { quotationsIn } from '../clauses/quotations.js';

/** Tiers and what is offered. What has a price is read with the rest, each entry as a line. */
export function readOffer(prompt: PromptText, entry: Entry): EntryReading {
  const { body, start, head } = entry;
  const { entries, end } = contentOf(prompt, body);
  const isPriced = (each: Range): boolean => hasPrice(prompt.text.slice(each.start, each.end));
  const left = leftBelow(prompt, entry);
  const quoted = quotationsIn(prompt, body);
  const isQuoted = entries.every((each) => isOnlyQuoted(prompt, each));
  if (quoted.length > 0 && isQuoted && !entries.some(isPriced)) {
    const drafts = quoted.map(({ text, ...range }): Draft => ({
      fact: { type: 'statement', text },
      range,
      covers: [range],
    }));
    return { drafts, taken: [{ start, end: entry.end }] };
  }
  if (entries.length === 0) return head.isTitle ? left : { drafts: [], taken: [{ start, end }] };
  if (entries.some(({ name }) => wordCount(prompt.words(name)) > MAX_NAME_WORDS))
    return head.isTitle ? left : headOnly(entry, entries[0]!);
  if (entries.some(isPriced)) {
    // "Wheel Basics, Tuesdays 6:30 pm, $240": commas are within a course.
    const isOfCourses = head.isTitle && findWeeklyTimes(prompt, body, []).times.length > 0;
    if (isOfCourses) return left;
    const isPlans = head.parts.includes('pricing');
    if (head.isTitle && isLines(prompt, entry) && !isPlans) return left;
    const read = entries.map(
      (each) =>
        pricedItem(prompt, each) ??
        (isPriced(each) || isLoose(prompt, entry, each) ? null : unpriced(prompt, head, each)),
    );
    const others = entries.filter((_, index) => read[index] === null);
    return { drafts: read.filter((each) => each !== null), taken: rangesBetween({ start, end }, others) };
  }
  if (head.parts.includes('pricing') && entries.some(({ rest }) => rest !== null))
    return { drafts: entries.map((each) => tier(prompt, each)), taken: [{ start, end }] };
  if (entries.length < MIN_LISTED) return head.isTitle ? left : headOnly(entry, entries[0]!);
  if (entries.every(({ rest }) => rest !== null))
    return { drafts: entries.map((each) => item(prompt, each)), taken: [{ start, end }] };
  return { drafts: [listOf(prompt, entries, titleOf(prompt, entry))], taken: [{ start, end }] };
}

/** "mentioning “Free for open source”": nothing else is said. */
function isOnlyQuoted(prompt: PromptText, entry: Range): boolean {
  const { lists, outline } = prompt.language;
  const folded = prompt.fold(entry);
  const quoted = quotationsIn(prompt, entry).map(({ start, end }) => ({
    start: start - entry.start,
    end: end - entry.start,
  }));
  const known = [lists.function, lists.and, outline.with].flatMap((list) => list.find(folded));
  return uncoveredWords(folded, [...known, ...quoted]).length === 0;
}

/** "14-day free trial" in a line between the tiers is said of all. */
const isLoose = (prompt: PromptText, entry: Entry, { rest }: Listed): boolean =>
  rest === null && isLines(prompt, entry);

const unpriced = (prompt: PromptText, { parts }: Head, entry: Listed): Draft =>
  parts.includes('pricing') ? tier(prompt, entry) : item(prompt, entry);

const isLines = ({ text }: PromptText, { body }: Entry): boolean =>
  text.slice(body.start, body.end).trim().includes('\n') &&
  /^[\s:：]*\n/u.test(text.slice(body.start, body.end));
