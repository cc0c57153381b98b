import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Instruction } from '../instructions/instructions.js';
import type { Operation } from '../instructions/operations.js';
import { exchangeIn } from './exchange.js';

const MAX_PARTS = 3;
const REPLACED: ReadonlySet<Operation> = new Set(['replace']);

/** The instructions that are done together if they can be, and else one by one. */
export interface Step {
  instructions: readonly Instruction[];
  /** All of them as one: who goes and who comes. */
  together?: Instruction;
}

/** "Marek is leaving us. Bea Lindqvist takes his classes": what goes and what comes in its place are one instruction. */
export function withExchanges(
  prompt: PromptText,
  instructions: readonly Instruction[],
  document: SiteDocument,
): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at < instructions.length; at += 1) {
    const step = stepAt(prompt, instructions, at, document);
    steps.push(step);
    at += step.instructions.length - 1;
  }
  return steps;
}

function stepAt(
  prompt: PromptText,
  instructions: readonly Instruction[],
  at: number,
  document: SiteDocument,
): Step {
  for (let count = 1; count <= MAX_PARTS && at + count <= instructions.length; count += 1) {
    const parts = instructions.slice(at, at + count);
    if (parts.some(({ isSaid, isQuestion, content }) => isSaid || isQuestion || content !== undefined)) break;
    const [start, end] = [parts[0]!.start, parts.at(-1)!.end];
    const text = prompt.text.slice(start, end).trim();
    const exchange = exchangeIn(text, document, prompt.language);
    if (exchange === null) continue;
    const together: Instruction = {
      start,
      end,
      text,
      folded: prompt.fold({ start, end }).trim(),
      operations: REPLACED,
      isQuestion: false,
      isSaid: false,
      exchange,
    };
    return { instructions: parts, together };
  }
  return { instructions: [instructions[at]!] };
}
