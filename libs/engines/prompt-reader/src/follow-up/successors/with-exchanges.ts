import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import { fold } from '../../text/fold.js';
import type { Instruction } from '../instructions/instructions.js';
import type { Operation } from '../instructions/operations.js';
import { antecedentIn } from './antecedents.js';
import { exchangeIn } from './exchange-in.js';

const MAX_PARTS = 3;
const REMOVED: ReadonlySet<Operation> = new Set(['remove']);
const REPLACED: ReadonlySet<Operation> = new Set(['replace']);

/** Instructions, and one that says what they say together; they are done one by one where that cannot be done. */
export interface Step {
  instructions: readonly Instruction[];
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
    const range = { start, end };
    const exchange = exchangeIn(text, document, prompt.language);
    const own = exchange === null ? antecedentIn(text, document, prompt.language) : null;
    if (exchange === null && own === null) continue;
    const said = own?.text ?? text;
    const together: Instruction = {
      ...range,
      text: said,
      folded: fold(said),
      operations: exchange === null ? REMOVED : REPLACED,
      isQuestion: false,
      isSaid: false,
      ...(exchange === null ? {} : { exchange }),
      ...(own?.isPerson === true ? { person: own.text } : {}),
    };
    return { instructions: parts, together };
  }
  return { instructions: [instructions[at]!] };
}
