import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Language } from '../packs/language.js';
import { overlaps, type Range } from '../text/range.js';
import { unansweredIn } from './check/unanswered.js';
import { isRemark } from './demands/remarks.js';
import type { Editor } from './editing/editor.js';
import type { Instruction } from './instructions/instruction.js';
import { type Answered, isDone, MAX_POINT } from './message-ledger.js';
import { clausesIn } from './successors/clauses.js';

/** Parts of a message that were not done while others were stay visible as open points: their indexes. */
export function openPoints(
  { next }: Editor,
  prompt: PromptText,
  answered: readonly Answered[],
  before: SiteDocument,
): ReadonlyMap<Instruction, number> {
  const { reasons } = prompt.language.labels;
  const add = (text: string, range: Range, reason: string): number =>
    next.openPoints.push({ text: text.slice(0, MAX_POINT), source: prompt.span(range), reason }) - 1;
  if (!answered.some(({ outcome }) => isDone(outcome))) return new Map();
  const prepared = answered.flatMap(({ instruction, outcome }): [Instruction, number][] =>
    isDone(outcome) && outcome.prepared.length > 0
      ? [[instruction, add(instruction.text, instruction, reasons.pictures)]]
      : [],
  );
  const missed = answered.flatMap(({ instruction, outcome }) =>
    isDone(outcome) ? unansweredIn(prompt, instruction, before, next) : [],
  );
  for (const range of missed) add(prompt.text.slice(range.start, range.end), range, reasons.unknown);
  const left = answered.flatMap(({ instruction, outcome }): [Instruction, number][] =>
    isDone(outcome) && outcome.left.length > 0
      ? [[instruction, add(outcome.left.join(', '), instruction, reasons.wish)]]
      : [],
  );
  return new Map([
    ...prepared,
    ...left,
    ...answered.flatMap(({ instruction, outcome }): [Instruction, number][] => {
      if (outcome === 'nothing' || (isDone(outcome) && outcome.unmet.length === 0)) return [];
      if (outcome === null && isRemark(instruction, prompt.language)) return [];
      const text = isDone(outcome)
        ? clausesOf(outcome.unmet, instruction.text, prompt.language)
        : instruction.text;
      return [[instruction, add(text, instruction, reasons.unknown)]];
    }),
  ]);
}

/** The parts of a text in which something is, for the customer to know what is meant. */
const clausesOf = (ranges: readonly Range[], text: string, language: Language): string => {
  const found = clausesIn(text, language).filter((clause) => ranges.some((range) => overlaps(range, clause)));
  return found.map((clause) => clause.text.trim()).join(', ');
};
