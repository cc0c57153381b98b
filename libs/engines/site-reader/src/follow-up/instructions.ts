import { PromptText } from '../clauses/prompt-text.js';
import { segmentsOf } from '../clauses/segments.js';
import { sentencesOf } from '../clauses/sentences.js';
import type { Language } from '../packs/language.js';
import { type Range, trimRange } from '../text/range.js';
import { valuesIn } from './slots.js';
import { contentWords } from './words.js';

/** One change that is asked for, as a part of a message. */
export interface Instruction extends Range {
  text: string;
  folded: string;
}

const NUMBERED = /(?:^|\s)\d{1,2}[).]\s/gu;

/** The instructions of a message: its sentences, numbered parts, and parts joined by "and" that each have a verb. */
export function instructionsOf(prompt: PromptText): { instructions: Instruction[]; rest: Range[] } {
  const { language } = prompt;
  const instructions: Instruction[] = [];
  const rest: Range[] = [];
  for (const sentence of sentencesOf(prompt)) {
    for (const part of numberedParts(prompt, sentence)) {
      for (const range of jointParts(prompt, part)) {
        const own = withoutKeep(prompt, range, rest);
        if (own === null) continue;
        const trimmed = trimRange(prompt.text, own);
        if (trimmed.end <= trimmed.start) continue;
        instructions.push({
          ...own,
          text: prompt.text.slice(trimmed.start, trimmed.end),
          folded: prompt.fold(trimmed),
        });
      }
    }
  }
  return { instructions: instructions.filter(({ folded }) => !isCourtesy(folded, language)), rest };
}

const isCourtesy = (folded: string, { lists }: Language): boolean =>
  lists.remark.isIn(folded) && folded.split(/\s+/u).length <= 3;

function numberedParts(prompt: PromptText, sentence: Range): Range[] {
  const text = prompt.text.slice(sentence.start, sentence.end);
  const marks = [...text.matchAll(NUMBERED)];
  if (marks.length < 2) return [sentence];
  return marks.map((mark, index) => ({
    start: sentence.start + mark.index + mark[0].length,
    end: sentence.start + (marks[index + 1]?.index ?? text.length),
  }));
}

/** "change … and add …": both sides have a verb of change. */
function jointParts(prompt: PromptText, range: Range): Range[] {
  const { lists, changes } = prompt.language;
  const hasVerb = (part: Range): boolean =>
    [changes.add, changes.remove, changes.set, changes.rename, changes.replace].some((list) =>
      list.isIn(prompt.fold(part)),
    );
  for (const { start, end } of lists.and.find(prompt.fold(range))) {
    const [left, right] = [
      { start: range.start, end: range.start + start },
      { start: range.start + end, end: range.end },
    ];
    const isPair = sharesValueType(prompt, left, right);
    if ((isPair || (hasVerb(left) && hasVerb(right))) && /\s/u.test(prompt.text.charAt(right.start)))
      return [left, ...jointParts(prompt, right)];
  }
  return [range];
}

/** "the mug to $5 and the plate to $7": one change on each side. */
function sharesValueType({ text, language }: PromptText, left: Range, right: Range): boolean {
  const types = (range: Range): string[] =>
    valuesIn(text.slice(range.start, range.end), language).map(({ type }) => type);
  const named = contentWords(text.slice(right.start, right.end), language).filter((word) =>
    /\p{L}{3}/u.test(word),
  );
  const found = types(left);
  return named.length > 0 && types(right).some((type) => found.includes(type));
}

/** Without the clauses that say that the rest stays; null if nothing else is said. */
function withoutKeep(prompt: PromptText, range: Range, rest: Range[]): Range | null {
  const { keep } = prompt.language.changes;
  if (!keep.isIn(prompt.fold(range))) return range;
  const segments = segmentsOf(prompt, range, 0);
  const own = segments.filter((segment) => !keep.isIn(prompt.fold(segment)));
  rest.push(...segments.filter((segment) => keep.isIn(prompt.fold(segment))));
  return own.length === 0 ? null : { start: own[0]!.start, end: own.at(-1)!.end };
}
