import type { PromptText } from '../clauses/prompt-text.js';
import { sentencesOf } from '../clauses/sentences.js';
import { overlaps, rangesBetween, trimRange, type Range } from '../text/range.js';
import { FORMS } from '../packs/grammar-schema.js';
import type { EntryReading } from './entry-reading.js';
import { hasPrice } from './has-price.js';
import type { Entry } from './outline.js';
import { splitOutside } from './split-outside.js';
import { type Quotation, quotationsIn } from '../clauses/quotations.js';

const MAX_LABEL = 40;
/** Where the word for a button is behind its label: "a “Get started” button". */
const MAX_BEHIND = 12;
/** A date or a time. */
const VALUE = /\d{1,2}[:.]\d{2}|\d{4}/u;

/** The top of the page: its lines and the labels of its buttons. What it is for ("to book") and prices are read with the rest. */
export function readHero(prompt: PromptText, entry: Entry): EntryReading {
  const said = [...quotationsIn(prompt, entry), ...titledLines(prompt, entry)].toSorted(
    (a, b) => a.start - b.start,
  );
  const lines: Quotation[] = [];
  const buttons: Quotation[] = [];
  let isButton = entry.head.parts[0] === 'action';
  said.forEach((quotation, index) => {
    const before = prompt.fold({ start: said[index - 1]?.end ?? entry.start, end: quotation.start });
    const [behind = ''] = prompt
      .fold({ start: quotation.end, end: Math.min(quotation.end + MAX_BEHIND, entry.end) })
      .split(/[\n,;:.]/u, 1);
    const named = prompt.language.blocks
      .find(before)
      .findLast(({ key }) => key === 'action' || key === 'hero');
    const isBefore = prompt.language.blocks.find(behind)[0]?.key === 'action';
    isButton = isBefore || (named === undefined ? isButton : named.key === 'action');
    (isButton && quotation.text.length <= MAX_LABEL ? buttons : lines).push(quotation);
  });
  if (said.length === 0 && entry.head.parts[0] === 'action') return { drafts: [], taken: [] };
  return {
    drafts: lines.map(({ text, ...range }) => ({
      fact: { type: 'statement', text },
      range,
      covers: [range],
    })),
    taken: withoutOrders(prompt, entry, said),
    lines,
    buttons,
  };
}

/** "- Headline: Knives made slowly", without quotation marks; what is behind the words for the part itself. */
function titledLines(prompt: PromptText, { body, head }: Entry): Quotation[] {
  const { blocks, outline } = prompt.language;
  return sentencesOf(prompt, body).flatMap((sentence, index): Quotation[] => {
    const words = prompt.text.slice(sentence.start, sentence.end);
    const match = TITLED.exec(words);
    const title = prompt.fold({ start: sentence.start, end: sentence.start + (match?.[0].length ?? 0) });
    const isNamed =
      match !== null &&
      (blocks.find(title).some(({ key }) => key === 'hero' || key === 'action') || outline.line.isIn(title));
    const isFirst =
      index === 0 && head.isTitle && !prompt.text.slice(head.end, sentence.start).includes('\n');
    const isOfHead = isFirst && /^\s*[:：]/u.test(prompt.text.slice(head.end, head.end + 2));
    // "Button text: Reserve my seat"
    const isOfButton = isFirst && head.parts[0] === 'action' && match !== null;
    if ((!isNamed && !isOfHead && !isOfButton) || isOrder(prompt, sentence)) return [];
    const range = trimRange(prompt.text, {
      start: sentence.start + (isNamed || isOfButton ? match.index + match[0].length : 0),
      end: sentence.end,
    });
    const text = prompt.words(range);
    return text === '' || text.length > MAX_LINE || QUOTATION.test(text) ? [] : [{ text, ...range }];
  });
}

/** "Hero: full-screen photo with a headline" says how it looks. */
function isOrder(prompt: PromptText, sentence: Range): boolean {
  const { blocks, orders } = prompt.language;
  const said = prompt.fold(sentence).replace(/^[^:：]*[:：]/u, '');
  return orders.brief.isIn(said) || orders.pictures.isIn(said) || blocks.isIn(said);
}

const MAX_LINE = 200;
const TITLED = /^\s*(?:[-–—*•·]\s+)?[^\n:："“„«]{0,40}[:：]\s+/u;

/** The parts of an entry without prices, dates and what visitors are to do: these are read with the rest. */
function withoutOrders(prompt: PromptText, { start, end }: Range, said: readonly Range[]): Range[] {
  const lines = labeledLines(prompt, { start, end }, said);
  const kept = splitOutside(prompt.text, { start, end }, (at) =>
    /[,;\n]/u.test(prompt.text.charAt(at)),
  ).flatMap((part): Range[] => {
    if (lines.some((line) => overlaps(line, part))) return [];
    const last = said.findLast((each) => overlaps(each, part));
    const first = said.find((each) => overlaps(each, part));
    const pieces =
      first === undefined || last === undefined
        ? [part]
        : [
            { start: part.start, end: Math.max(first.start, part.start) },
            { start: Math.min(last.end, part.end), end: part.end },
          ];
    return pieces.flatMap((piece) => keptOf(prompt, piece));
  });
  return rangesBetween(
    { start, end },
    [...kept, ...lines].toSorted((a, b) => a.start - b.start),
  );
}

/** "- Venue: The Dyehouse, Bradford": lines with a label of their own are read with the rest. */
function labeledLines(prompt: PromptText, { start, end }: Range, said: readonly Range[]): Range[] {
  const { blocks, orders, outline } = prompt.language;
  return [...prompt.text.slice(start, end).matchAll(LABELED)].flatMap((match): Range[] => {
    const from = start + match.index + match[0].length - match.groups!['line']!.length;
    const line = { start: from, end: start + match.index + match[0].length };
    const folded = prompt.fold(line);
    const isForBuilder = [blocks, orders.brief, orders.pictures, outline.style].some((words) =>
      words.isIn(folded),
    );
    return isForBuilder || said.some((each) => overlaps(each, line)) ? [] : [line];
  });
}

const LABELED = /^[ \t]*(?:[-–—*•·][ \t]*)?(?<line>\p{Lu}[^\n:："“„«]{1,30}[:：][ \t]+\S[^\n]{0,200})$/gmu;

/** "date (Thursday 14 October 2027)": what is in brackets; else what is behind "with", if it is more than a look. */
function keptOf(prompt: PromptText, piece: Range): Range[] {
  const words = prompt.text.slice(piece.start, piece.end);
  const bracket = /\((?=[\p{Lu}\d])(?<inside>[^()]+)\)/u.exec(words);
  if (bracket !== null && !QUOTATION.test(bracket[0])) {
    const start = piece.start + bracket.index + 1;
    return [{ start, end: start + bracket.groups!['inside']!.length }];
  }
  const asked = prompt.language.features.find(prompt.fold(piece));
  return hasPrice(words) || VALUE.test(words) || asked.some(({ key }) => FORMS.includes(key))
    ? [behindWith(prompt, piece)]
    : [];
}

const QUOTATION = /["“”„«»「『]/u;

/** "a hero with a form to book a visit": only what is behind "with". */
function behindWith(prompt: PromptText, part: Range): Range {
  const word = prompt.language.outline.with.find(prompt.fold(part))[0];
  return trimRange(prompt.text, word === undefined ? part : { start: part.start + word.end, end: part.end });
}
