import type { Ledger, Outcome } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import { trimRange } from '../text/range.js';
import type { Outcome as Done } from './change.js';
import type { Remark } from './instructions/remarks.js';
import type { Instruction } from './instructions/instruction.js';

export const MAX_POINT = 290;

/** Why an instruction asks for no change. */
export type Why = Remark | 'already';

/** An instruction, and what became of it. */
export interface Answered {
  instruction: Instruction;
  outcome: Done;
  why?: Why;
}

export const isDone = (outcome: Done): outcome is Exclude<Done, 'nothing' | null> =>
  outcome !== null && outcome !== 'nothing';

/** A message with one outcome. */
export function wholeLedger(prompt: PromptText, outcome: Outcome): Ledger {
  const range = trimRange(prompt.text, { start: 0, end: prompt.text.length });
  return range.end > range.start ? [{ span: prompt.span(range), outcome }] : [];
}

/** One entry for each instruction; what is between them are courtesies and "the rest stays". */
export function ledgerOf(
  prompt: PromptText,
  answered: readonly Answered[],
  points: ReadonlyMap<Instruction, number>,
): Ledger {
  const ledger: Ledger = [];
  let reached = 0;
  const between = (end: number): void => {
    const range = trimRange(prompt.text, { start: reached, end });
    if (/[\p{L}\p{N}]/u.test(prompt.text.slice(range.start, range.end)))
      ledger.push({
        span: prompt.span(range),
        outcome: { kind: 'addressed-to-builder' },
      });
  };
  for (const { instruction, outcome: made } of answered) {
    between(instruction.start);
    const [first] = isDone(made) ? made.changes : [];
    const outcome: Outcome =
      first === undefined
        ? outcomeOfPoint(points.get(instruction))
        : {
            kind: 'obeyed',
            instruction: `${first.kind} ${first.what ?? first.to ?? ''}`.trim().slice(0, MAX_POINT),
          };
    ledger.push({ span: prompt.span(instruction), outcome });
    reached = instruction.end;
  }
  between(prompt.text.length);
  return ledger;
}

const outcomeOfPoint = (point: number | undefined): Outcome =>
  point === undefined ? { kind: 'addressed-to-builder' } : { kind: 'open', point };
