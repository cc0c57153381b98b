import type { PromptText } from '../clauses/prompt-text.js';
import type { Segment } from '../clauses/segments.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import { FORMS } from '../packs/grammar-schema.js';
import type { Block, Part } from '../packs/outline-schema.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range } from '../text/range.js';
import { hasPrice } from './has-price.js';
import { quotationsIn } from '../clauses/quotations.js';

/**
 * A part of a page, by a word for nothing else ("hero") or one for what it shows as well ("services"); `section` is one that
 * has no name of its own: "a strip", "a section for stockists", `list` one with a title of the customer's own,
 * and `note` what only the builder needs: "Page structure:".
 */
export type PagePart = Exclude<Block, 'frame'> | Part | 'section' | 'list' | 'note';

/** The words that order a part of a page: "Include a three-column services section". */
export interface Head extends Range {
  parts: readonly PagePart[];
  segment: Segment;
  /** The word for the part. */
  noun: Range;
  /** Whether its words can mean nothing else. */
  isSure: boolean;
  /** How many words in front of the noun are not known: "Every knife takes 14 hours" orders nothing. */
  unknownBefore: number;
  /** "Services:" at the beginning of a line. */
  isTitle: boolean;
}

/** So many words that are not known may be in front of the noun: "patient testimonials". */
const MAX_BEFORE = 2;
/** As many may be behind it: "testimonials from 3 customers". */
const MAX_BEHIND = 3;

const SOLD: ReadonlySet<PagePart> = new Set<PagePart>(['action', 'section']);

type Named = Range & { part: PagePart; isSure: boolean };

/** The head that a part of a sentence begins with, if it orders a part of a page. */
export function headOf(prompt: PromptText, segment: Segment): Head | null {
  const { blocks, parts, lists, outline } = prompt.language;
  const folded = withoutQuotations(prompt, segment);
  const sure = blocks.find(folded).filter(({ key }) => key !== 'frame');
  const named: Named[] = [
    ...sure.map(({ key, start, end }) => ({ start, end, part: key as PagePart, isSure: true })),
    ...parts
      .find(folded)
      .filter((match) => !sure.some((each) => overlaps(each, match)))
      .map(({ key, start, end }) => ({ start, end, part: key as PagePart, isSure: false })),
  ].toSorted((a, b) => a.start - b.start);
  named.push(...sectionIn(prompt, folded, named));
  const [first] = named;
  if (first === undefined) return null;
  // "wooden button £1" is sold.
  if (SOLD.has(first.part) && hasPrice(folded)) return null;
  const begins = outline.with.find(folded.slice(0, first.start)).at(-1)?.end ?? 0;
  // The name and the trade are in the sentence with which a prompt begins.
  const isOrder = segment.sentence === 0 && segment.opening === '' && !segment.isTitle;
  const unknownBefore = unknown(prompt, folded.slice(isOrder ? begins : 0, first.start));
  if ((isOrder && begins === 0) || unknownBefore > MAX_BEFORE) return null;
  const { end, isFramed, chosen } = extent(prompt, folded, named);
  const behind = folded.slice(end);
  const bracket = bracketOfTitle(prompt, segment);
  const isTitle =
    segment.opening === '' &&
    (segment.isTitle || bracket > 0 || isEntryOfList(prompt, segment) || isLine(prompt, segment));
  const isOpen =
    /^[\s\d:：.,;)–—-]*$/u.test(behind) || outline.with.atStart(behind) !== undefined || isFramed;
  const isSurePart = chosen.some((each) => each.isSure);
  if (!isOpen && (!isSurePart || unknown(prompt, behind) > MAX_BEHIND)) return null;
  // "our packages" can be a part, "we have a team" cannot.
  const subjects = lists.self.find(folded.slice(0, first.start));
  if (subjects.some(({ word }) => !lists.own.isWord(word))) return null;
  return {
    parts: [...new Set(chosen.map(({ part }) => part))],
    segment,
    start: segment.start + (isOrder ? begins : behindRequest(prompt, folded.slice(0, first.start))),
    end: bracket > 0 ? bracket : segment.start + end,
    noun: { start: segment.start + first.start, end: segment.start + first.end },
    isSure: chosen.some((each) => each.isSure && each.part !== 'section') || isFramed,
    unknownBefore,
    isTitle,
  };
}

/** "newsletter sign-up and a footer": the form is not of the footer. */
function behindRequest({ language }: PromptText, folded: string): number {
  if (!language.features.find(folded).some(({ key }) => FORMS.includes(key))) return 0;
  return language.lists.and.find(folded).at(-1)?.start ?? 0;
}

/** "Speakers (grid with round photos):": where the brackets of a title end that say how it looks; 0 without any. */
export function bracketOfTitle(prompt: PromptText, segment: Segment): number {
  const behind = prompt.text.slice(segment.end, segment.end + MAX_BRACKET);
  // bounded: MAX_BRACKET
  const match = /^\s*[(（](?<inside>[^()（）\n\p{Lu}]*)[)）][ \t]*(?:[:：]|(?=[ \t]*(?:\n|$)))/u.exec(behind);
  if (match === null || !beginsLine(prompt.text, segment)) return 0;
  return unknown(prompt, fold(match.groups!['inside']!)) > MAX_BEFORE ? 0 : segment.end + match[0].length;
}

const MAX_BRACKET = 120;
const MAX_LINE_WORDS = 4;

const beginsLine = (text: string, { start }: Range): boolean =>
  /^[\s–—*•·-]*$/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));

/** "Our story" alone in a line above other lines. */
function isLine({ text }: PromptText, segment: Segment): boolean {
  const words = text.slice(segment.start, segment.end).trim();
  const isShort =
    words.split(/\s+/u).length <= MAX_LINE_WORDS && /^\p{Lu}/u.test(words) && !/[.,;!?]$/u.test(words);
  return isShort && beginsLine(text, segment) && /^[^\n]*\n[ \t]*\S/u.test(text.slice(segment.end - 1));
}

/** "a shipping strip": where nothing says more of the part. */
function sectionIn(prompt: PromptText, folded: string, named: readonly Named[]): Named[] {
  if (named.length > 0) return [];
  const [word] = prompt.language.outline.section.find(folded);
  return word === undefined ? [] : [{ start: word.start, end: word.end, part: 'section', isSure: true }];
}

/** "2. Speakers – …": the first words in a line of a list. */
function isEntryOfList({ text }: PromptText, { start }: Range): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return /^[ \t]*[-–—*•·][ \t]+$/u.test(text.slice(from, start));
}

/** Up to where a head reaches: over "section" and "cards", and over further parts that are joined to it. */
function extent(
  prompt: PromptText,
  folded: string,
  named: readonly Named[],
): { end: number; isFramed: boolean; chosen: Named[] } {
  const { lists, blocks, outline } = prompt.language;
  const chosen = [named[0]!];
  let end = named[0]!.end;
  let isFramed = false;
  for (;;) {
    const rest = folded.slice(end);
    const frames = [...blocks.find(rest).filter(({ key }) => key === 'frame'), ...outline.section.find(rest)];
    const frame = frames.find(({ start }) => /^[\s-]*$/u.test(rest.slice(0, start)));
    if (frame !== undefined) {
      isFramed = true;
      end += frame.end;
      continue;
    }
    const next = named.find(({ start }) => start >= end);
    const between = next === undefined ? '' : folded.slice(end, next.start);
    const isJoined =
      next !== undefined &&
      uncoveredWords(between, [...lists.and.find(between), ...lists.function.find(between)]).length === 0;
    if (!isJoined || between.trim() === '') return { end, isFramed, chosen };
    chosen.push(next);
    end = next.end;
  }
}

/** How many words are neither those of an order nor of a description. */
function unknown({ language }: PromptText, folded: string): number {
  const { lists, blocks, tones, colors, outline } = language;
  const known = [lists.function, lists.and, lists.wish, lists.command, lists.imperative, lists.site]
    .concat([lists.part, lists.look, lists.numbers, lists.praise, lists.own, lists.place, lists.aside])
    .concat([outline.with, colors])
    .flatMap((list) => list.find(folded));
  return uncoveredWords(folded, [...known, ...blocks.find(folded), ...tones.find(folded)]).filter(
    (word) => !/^\d+$/u.test(word),
  ).length;
}

function withoutQuotations(prompt: PromptText, { start, end }: Range): string {
  const folded = prompt.folded.slice(start, end);
  return quotationsIn(prompt, { start, end }).reduce(
    (left, quotation) =>
      left.slice(0, quotation.start - start) +
      '"'.repeat(quotation.end - quotation.start) +
      left.slice(quotation.end - start),
    folded,
  );
}
