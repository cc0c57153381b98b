import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import { rangesBetween, textOf, trimRange, type Range } from '../text/range.js';
import { trimEnd } from '../text/trim-end.js';
import type { EntryReading } from './entry-reading.js';
import type { Entry } from './outline.js';
import { quotationsIn } from '../clauses/quotations.js';

const MAX_BY = 80;
const MAX_BY_WORDS = 9;

/** Testimonials: quotations, each with who says it behind or in front of it. Without a quotation there is nothing to show. */
export function readQuotes(prompt: PromptText, { body, start, end }: Entry): EntryReading {
  const quotations = quotationsIn(prompt, body);
  const last = quotations.at(-1);
  const isBehind = last !== undefined && nameIn(prompt, { start: last.end, end: body.end }) !== null;
  const isInFront =
    !isBehind &&
    last !== undefined &&
    /[:：]\s*$/u.test(prompt.text.slice(body.start, quotations[0]!.start)) &&
    nameIn(prompt, { start: body.start, end: quotations[0]!.start }) !== null;
  const drafts = quotations.map(({ text, ...range }, index): Draft => {
    const around = isInFront
      ? { start: quotations[index - 1]?.end ?? body.start, end: range.start }
      : { start: range.end, end: quotations[index + 1]?.start ?? body.end };
    const by = nameIn(prompt, around);
    const whole = {
      start: Math.min(range.start, by?.start ?? range.start),
      end: Math.max(range.end, by?.end ?? 0),
    };
    return {
      fact: { type: 'quote', text, ...(by === null ? {} : { by: by.text }) },
      range: whole,
      covers: [whole],
    };
  });
  return { drafts, taken: rangesBetween({ start, end }, numbersIn(prompt, body)) };
}

/** "4.8 stars from 3,200 reviews": lines with numbers between the quotations are read with the rest. */
function numbersIn({ text }: PromptText, { start, end }: Range): Range[] {
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .flatMap((line): Range[] => {
      const range = { start: at, end: at + line.length };
      at = range.end + 1;
      const mark = LIST_MARK.exec(line)?.[0].length ?? 0;
      return mark > 0 && /\d/u.test(line) && !/["“„«]/u.test(line)
        ? [{ start: range.start + mark, end: range.end }]
        : [];
    });
}

const LIST_MARK = /^[ \t]*[-–—*•·][ \t]+/u;

/** "by Tom Hale, Wick & Co -": a name with what it is known for. */
function nameIn(prompt: PromptText, around: Range): (Range & { text: string }) | null {
  const line = prompt.text
    .slice(around.start, Math.min(around.end, around.start + MAX_BY))
    .split(/\n|[;.]\s/u)[0]!;
  const folded = prompt.folded.slice(around.start, around.start + line.length);
  const { lists, outline } = prompt.language;
  let lead = 0;
  for (;;) {
    lead += /^[\s,.–—:()•*-]*/u.exec(folded.slice(lead))![0].length;
    const joins = [outline.says, lists.and].flatMap((list) => list.atStart(folded.slice(lead)) ?? []);
    const join = joins.find(({ start: at }) => at === 0);
    if (join === undefined) break;
    lead += join.end;
  }
  const start = around.start + lead;
  const range = trimRange(prompt.text, { start, end: around.start + line.length });
  const text = trimEnd(textOf(prompt.text, range), ',;:–—-()').replace(/[:：]$/u, '');
  const isName = /^\p{Lu}/u.test(text) && text.split(/\s+/u).length <= MAX_BY_WORDS;
  return isName ? { start: range.start, end: range.start + text.length, text } : null;
}
