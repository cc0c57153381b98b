import type { PromptText } from '../clauses/prompt-text.js';
import type { Segment } from '../clauses/segments.js';
import { bracketOfTitle, type Head } from './heads.js';
import { isWholeLine, levelOf } from './lines.js';

/** A longer title is a sentence. */
export const MAX_STYLE_WORDS = 4;

/** "Page structure:" before the parts, and lines such as "SEO: add meta descriptions". */
export function notes(prompt: PromptText, segments: readonly Segment[], heads: readonly Head[]): Head[] {
  const { outline, colors, tones } = prompt.language;
  const known = new Set(heads.map(({ segment }) => segment));
  return segments.flatMap((segment, index): Head[] => {
    if (!segment.isTitle || segment.opening !== '' || known.has(segment)) return [];
    const folded = prompt.fold(segment);
    if (prompt.words(segment).split(/\s+/u).length > MAX_STYLE_WORDS) return [];
    const { start, end } = segment;
    const note: Head = {
      parts: ['note'],
      segment,
      start,
      end,
      noun: segment,
      isSure: false,
      unknownBefore: 0,
      isTitle: false,
    };
    if (outline.begins.atStart(folded) !== undefined) return [note];
    if (!outline.style.isIn(folded)) return [];
    const line = prompt.folded.slice(start, lineEnd(prompt.folded, start));
    const hasLook =
      /#[\da-f]{3,8}(?![\da-z])/u.test(line) || [colors, tones].some((words) => words.isIn(line));
    const last = segments.slice(index).findLast(({ sentence }) => sentence === segment.sentence)!;
    return hasLook ? [] : [{ ...note, end: last.end }];
  });
}

/** "Makers:" alone in a line, where other parts have such lines: a part that the customer has a word for. */
export function ownTitles(prompt: PromptText, segments: readonly Segment[], heads: readonly Head[]): Head[] {
  const { outline, days } = prompt.language;
  if (!heads.some((head) => head.isTitle && isWholeLine(prompt, head))) return [];
  const known = new Set(heads.map(({ segment }) => segment));
  return segments.flatMap((segment): Head[] => {
    const bracket = bracketOfTitle(prompt, segment);
    const { start } = segment;
    const end = bracket > 0 ? bracket : segment.end;
    const isOwn =
      segment.opening === '' &&
      (segment.isTitle || bracket > 0) &&
      !known.has(segment) &&
      levelOf(prompt, segment) === 0 &&
      isWholeLine(prompt, { end });
    const folded = prompt.fold(segment);
    if (!isOwn || [outline.begins, outline.style, days].some((words) => words.isIn(folded))) return [];
    return [
      { parts: ['list'], segment, start, end, noun: segment, isSure: false, unknownBefore: 0, isTitle: true },
    ];
  });
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};
