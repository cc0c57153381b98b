import type { PromptText } from '../clauses/prompt-text.js';
import { withCapital } from '../text/capital.js';
import { trimEnd } from '../text/trim-end.js';
import { type EntryReading, LEFT } from './entry-reading.js';
import { headWithJoin } from './head-with-join.js';
import {
  contentOf,
  inSentenceCase,
  leftBelow,
  listOf,
  MAX_NAME_WORDS,
  MAX_SHORT_WORDS,
  MIN_LISTED,
  wordCount,
} from './lists.js';
import type { Entry } from './outline.js';
import { readPeople } from './people.js';
import { hasPrice } from './has-price.js';
import { item } from './priced-items.js';
import { quotationsIn } from '../clauses/quotations.js';
import { readSchedule } from './schedule.js';

/** The lines below a title of the customer's own: people, a programme, or a list; what has prices is read with the rest. */
export function readList(prompt: PromptText, entry: Entry): EntryReading {
  const { body, start, head } = entry;
  const { entries, end } = contentOf(prompt, body);
  const text = prompt.text.slice(body.start, body.end);
  if (entries.length < MIN_LISTED || hasPrice(text) || !isListOfLines(text)) return leftBelow(prompt, entry);
  for (const read of [readPeople, readSchedule]) {
    const reading = read(prompt, entry);
    if (reading !== LEFT) return reading;
  }
  if (entries.some(({ name }) => wordCount(prompt.words(name)) > MAX_NAME_WORDS)) return LEFT;
  if (entries.every(({ rest }) => rest !== null))
    return { drafts: entries.map((each) => item(prompt, each)), taken: [{ start, end }] };
  const title = inSentenceCase(
    trimEnd(prompt.words({ start, end: Math.min(head.segment.end, head.end) }), ':：'),
  );
  return { drafts: [listOf(prompt, entries, title)], taken: [{ start, end }] };
}

/** Each line has the mark of a list, or is the title of some. */
const isListOfLines = (text: string): boolean =>
  text.split('\n').every((line) => /^[\s:：]*$|^\s*[-–—*•·]|[:：]\s*$/u.test(line));

/**
 * A part without a name of its own. What it quotes is said, a list has the title that it is for, and the rest is read
 * with the prompt.
 */
export function readSection(prompt: PromptText, entry: Entry): EntryReading {
  const { start, end, body, head } = entry;
  const own = quotationsIn(prompt, head);
  const [quotation, more] = quotationsIn(prompt, body);
  if (own.length === 0 && quotation !== undefined && more === undefined) {
    const { text, ...range } = quotation;
    return {
      drafts: [{ fact: { type: 'statement', text }, range, covers: [range] }],
      taken: [{ start, end: Math.max(quotation.end, head.end) }].filter((taken) => taken.end <= end),
    };
  }
  const named = namedSection(prompt, entry);
  if (named !== null) return named;
  const join = headWithJoin(prompt, entry);
  const { entries, end: listEnd } = contentOf(prompt, body);
  const title = own[0]?.text ?? wordsBefore(prompt, entry);
  const isInBrackets = /^\s*[(（]/u.test(prompt.text.slice(body.start, body.end));
  const isList =
    (title !== undefined || isInBrackets) &&
    entries.length >= MIN_LISTED &&
    !entries.some(({ rest }) => rest !== null);
  if (!isList) return { drafts: [], taken: [join] };
  return { drafts: [listOf(prompt, entries, title)], taken: [{ start, end: listEnd }] };
}

/** "Sponsors section": the words in front of the noun, if they are few. */
function wordsBefore(prompt: PromptText, { head }: Entry): string | undefined {
  const { lists } = prompt.language;
  const before = { start: head.segment.start, end: head.noun.start };
  const order = [lists.imperative, lists.function, lists.and].flatMap((list) =>
    list.find(prompt.fold(before)),
  );
  const from = before.start + Math.max(0, ...order.map(({ end }) => end));
  const words = prompt.words({ start: Math.min(from, before.end), end: before.end });
  return /^\p{L}+(?: \p{L}+)?$/u.test(words) ? withCapital(words) : undefined;
}

/** "for stockists listing Greenway Stores and The Larder": who or what a part is for is the title of its list. */
function namedSection(prompt: PromptText, { start, body }: Entry): EntryReading | null {
  const [first, second] = prompt.language.outline.with.find(prompt.fold(body));
  if (first === undefined || second === undefined || first.start > 1) return null;
  const title = { start: body.start + first.end, end: body.start + second.start };
  const { entries, end } = contentOf(prompt, { start: body.start + second.end, end: body.end });
  const words = prompt.words(title);
  if (words === '' || wordCount(words) > MAX_SHORT_WORDS || entries.length < MIN_LISTED) return null;
  return { drafts: [listOf(prompt, entries, withCapital(words))], taken: [{ start, end }] };
}
