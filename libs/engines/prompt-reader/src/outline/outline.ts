import type { PromptText } from '../clauses/prompt-text.js';
import { isBrief } from '../clauses/brief.js';
import { type Segment, segmentsOf } from '../clauses/segments.js';
import { sentencesOf } from '../clauses/sentences.js';
import type { Range } from '../text/range.js';
import { type Head, headOf, type PagePart } from './heads.js';
import { isWholeLine, levelOf } from './lines.js';
import { MAX_STYLE_WORDS, notes, ownTitles } from './titles.js';

/** A part of a page that a prompt orders, with what it is to show. */
export interface Entry extends Range {
  head: Head;
  /** What is behind the words for the part: "(whitening, implants)", the lines below "Services:". */
  body: Range;
}

/** A prompt with so many parts, one of which is surely a part of a page, lists the parts of a page. */
const MIN_HEADS = 2;
/** As many titles at the beginnings of lines are surely a list too. */
const MIN_TITLES = 3;
const MAX_LEAD_WORDS = 3;
/** "patient testimonials" among other parts. */
const MAX_DESCRIBED = 1;

/** The parts of a page that a prompt lists, in their order; none where it does not list them. */
export function outlineOf(prompt: PromptText): Entry[] {
  if (!prompt.language.grammar.isSpaced || prompt.index > 0) return [];
  const segments = sentencesOf(prompt).flatMap((sentence, index) => segmentsOf(prompt, sentence, index));
  const heads = headsOf(prompt, segments);
  const isOutline =
    (heads.some(({ isSure }) => isSure) && (heads.length >= MIN_HEADS || isBrief(prompt, segments))) ||
    heads.filter(({ isTitle }) => isTitle).length >= MIN_TITLES;
  if (!isOutline) return [];
  const more = [...notes(prompt, segments, heads), ...ownTitles(prompt, segments, heads)];
  const all = [...heads, ...more].toSorted((a, b) => a.start - b.start);
  return all.map((head, index) => entryOf(prompt, segments, head, all[index + 1]));
}

function headsOf(prompt: PromptText, segments: readonly Segment[]): Head[] {
  const found = segments.flatMap((segment, index): Head[] => {
    const head = segment.opening === '(' || segment.opening === ')' ? null : headOf(prompt, segment);
    return head === null ? [] : [withLead(prompt, segments, index, head)];
  });
  const listing = new Set(
    segments
      .filter((segment) => segment.isTitle && prompt.language.outline.begins.isIn(prompt.fold(segment)))
      .map(({ sentence }) => sentence),
  );
  const surely = found.filter(({ isSure }) => isSure);
  const sure = new Set(surely.map(({ segment }) => segment.sentence));
  const isListed = surely.length >= MIN_HEADS;
  const chosen = found.filter(
    ({ isSure, isTitle, segment, parts, unknownBefore }) =>
      isSure ||
      isTitle ||
      (sure.has(segment.sentence) && unknownBefore <= MAX_DESCRIBED) ||
      listing.has(segment.sentence) ||
      (isListed && unknownBefore === 0 && (segment.opening === '' || parts.includes('section'))),
  );
  return withoutInner(prompt, chosen);
}

const OF_HERO: ReadonlySet<PagePart> = new Set<PagePart>(['hero', 'action', 'navigation']);

/** "a hero with the line “…” and a button “…”": what else is named in its sentence is a part of it. */
function isOfHero(head: Head, before: Head | undefined): boolean {
  if (before === undefined || before.segment.sentence !== head.segment.sentence) return false;
  const parts = new Set([...before.parts, ...head.parts]);
  return parts.has('hero') && [...parts].every((part) => OF_HERO.has(part));
}

/** "Below that, a grid": the few words in front of the first head of a sentence say where it is. */
function withLead(prompt: PromptText, segments: readonly Segment[], index: number, head: Head): Head {
  const before = segments[index - 1];
  if (before?.sentence !== head.segment.sentence || before.opening !== '' || before.isTitle) return head;
  const words = prompt.words(before);
  const isLead = words.split(/\s+/u).length <= MAX_LEAD_WORDS && !/[\d"“„«]|(?<=\s)\p{Lu}/u.test(words);
  return isLead && head.segment.sentence > 0 ? { ...head, start: before.start } : head;
}

/** Without what is a part of another one: "Hero:", and under it "- Headline: …". */
function withoutInner(prompt: PromptText, heads: readonly Head[]): Head[] {
  const found: Head[] = [];
  let outer: { level: number; end: number; isHero: boolean } | null = null;
  for (const head of heads) {
    const before = found.at(-1);
    if (before !== undefined && isOfHero(head, before)) {
      found[found.length - 1] = { ...before, parts: ['hero', ...before.parts] };
      continue;
    }
    if (head.isTitle) {
      const level = levelOf(prompt, head);
      const isInner =
        outer !== null &&
        (level > outer.level || (outer.isHero && head.parts.every((part) => OF_HERO.has(part))));
      if (outer !== null && isInner && isOneBlock(prompt, outer.end, head.start)) {
        outer.end = head.end;
        continue;
      }
      outer = isWholeLine(prompt, head)
        ? { level, end: head.end, isHero: head.parts.includes('hero') }
        : null;
    }
    found.push(head);
  }
  return found;
}

const isOneBlock = ({ text }: PromptText, start: number, end: number): boolean =>
  !/\n\s*\n/u.test(text.slice(start, end).trimStart());

function entryOf(
  prompt: PromptText,
  segments: readonly Segment[],
  head: Head,
  next: Head | undefined,
): Entry {
  const end = Math.min(
    next === undefined ? prompt.text.length : beginOf(prompt, next),
    head.isTitle ? endOfLines(prompt, segments, head) : endInSentence(prompt, segments, head),
  );
  return { head, start: head.start, end, body: { start: Math.min(head.end, end), end } };
}

/** Where a head begins, with the mark of its line. */
function beginOf({ text }: PromptText, { start, isTitle }: Head): number {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return isTitle && /^[ \t]*(?:[-–—*•·][ \t]*)?$/u.test(text.slice(from, start)) ? from : start;
}

/** Where what a head shows ends: nothing is said behind it, or another order follows. */
function endInSentence(prompt: PromptText, segments: readonly Segment[], head: Head): number {
  const { features, lists } = prompt.language;
  const at = segments.indexOf(head.segment);
  const isBare =
    !/[\p{L}\p{N}]/u.test(prompt.text.slice(head.end, head.segment.end)) && !head.segment.isTitle;
  let end = head.segment.end;
  for (let index = at + 1; index < segments.length; index += 1) {
    const each = segments[index]!;
    if (each.sentence !== head.segment.sentence) {
      // The answer to a question is the next sentence.
      const isQuoted =
        head.parts.includes('quotes') && /^\s*["“„«]/u.test(prompt.text.slice(each.start, each.end));
      const isAnswer = isQuoted || (head.parts.includes('questions') && !isBare && !each.isTitle);
      const isNext = prompt.text.slice(segments[index - 1]!.start, each.start).includes('\n');
      if (!isAnswer || isNext || lists.imperative.atStart(prompt.fold(each)) !== undefined) break;
      end = each.end;
      continue;
    }
    const isFirst = index === at + 1;
    const isMore = each.opening === '(' || each.opening === ':' || each.opening === '-';
    if (isBare && !isMore && (isFirst || segments[index - 1]!.opening === '(')) break;
    const folded = prompt.fold(each);
    const isOrder = lists.function.atStart(folded) !== undefined && features.isIn(folded);
    const isOther = isOrder || lists.imperative.atStart(folded) !== undefined;
    if (each.opening === ',' && isOther && !head.parts.includes('hero')) break;
    end = each.end;
  }
  return end;
}

const BY_DAY: readonly PagePart[] = ['schedule', 'list'];
const LIST_LINE = /^\s*(?:[-–—*•·]|\d{1,2}[.)])\s/u;

/** What is below a title: up to its next neighbor, what is about the style, or a paragraph that is not of its list. */
function endOfLines(prompt: PromptText, segments: readonly Segment[], head: Head): number {
  const { segment } = head;
  const at = segments.indexOf(segment);
  let own = at;
  while (segments[own + 1]?.sentence === segment.sentence) own += 1;
  const level = levelOf(prompt, head);
  const said = prompt.text.slice(segment.end, segments[own]!.end).trimEnd();
  const hasContent = /[\p{L}\p{N}]/u.test(said) && !/[:：]$/u.test(said);
  for (let index = own + 1; index < segments.length; index += 1) {
    const each = segments[index]!;
    if (each.opening !== '') continue;
    const isStyle =
      each.isTitle &&
      prompt.words(each).split(/\s+/u).length <= MAX_STYLE_WORDS &&
      prompt.language.outline.style.atStart(prompt.fold(each)) !== undefined;
    const from = prompt.text.lastIndexOf('\n', each.start) + 1;
    const isQuoted =
      head.parts.includes('quotes') && /^\s*["“„«]/u.test(prompt.text.slice(each.start, each.end));
    if (from <= head.start && isQuoted) continue;
    if (from <= head.start) {
      const isOwn =
        level % 2 === 1 ||
        (prompt.text.slice(from, head.start).trim() === '' && !head.parts.includes('hero'));
      if (!isOwn || prompt.language.lists.imperative.atStart(prompt.fold(each)) !== undefined)
        return each.start;
      continue;
    }
    // The days of a programme are titles below its own.
    if (
      BY_DAY.some((part) => head.parts.includes(part)) &&
      each.isTitle &&
      prompt.language.days.isIn(prompt.fold(each))
    )
      continue;
    const isEntry = LIST_LINE.test(prompt.text.slice(from, each.end));
    const isNeighbor = isEntry && level % 2 === 1 && levelOf(prompt, each) <= level;
    const isParagraph = /\n\s*\n/u.test(prompt.text.slice(segments[index - 1]!.end - 1, each.start + 1));
    const isBelow = hasContent || index > own + 1;
    const isOther = !isEntry && (hasContent || (isParagraph && isBelow));
    if (isStyle || isNeighbor || isOther) return isEntry ? from : each.start;
  }
  return prompt.text.length;
}
