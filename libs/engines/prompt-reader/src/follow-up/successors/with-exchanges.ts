import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Operation } from '../instructions/operations.js';
import { contentWords } from '../words/words.js';
import { antecedentIn } from './antecedents.js';
import { exchangeIn } from './exchange-in.js';
import { movedDateIn } from './moved-date.js';

const MAX_PARTS = 3;
const REMOVED: ReadonlySet<Operation> = new Set(['remove']);
const REPLACED: ReadonlySet<Operation> = new Set(['replace']);

/** Instructions, and one that says what they say together; they are done one by one where that cannot be done. */
export interface Step {
  instructions: readonly Instruction[];
  together?: Instruction;
  /** What they may say as a whole, where none of them can be done. */
  otherwise?: Instruction;
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
    if (parts.some((part) => isOtherwiseRead(part))) break;
    const moved = movedDateIn(parts, prompt.language);
    if (moved !== null) return { instructions: parts, together: moved };
    const { text, start, end, exchange, own } = togetherIn(prompt, parts, document);
    if (exchange === null && own === null) continue;
    // What comes before both is no part of it.
    const later = count > 1 ? togetherIn(prompt, parts.slice(1), document) : null;
    if (later !== null && (later.exchange ?? later.own) !== null) break;
    const said = own?.text ?? text;
    const together: Instruction = {
      start,
      end,
      text: said,
      folded: fold(said),
      operations: exchange === null ? REMOVED : REPLACED,
      isQuestion: false,
      isSaid: false,
      ...(exchange === null ? {} : { exchange }),
      ...(own?.isPerson === true ? { person: own.text } : {}),
    };
    const next = instructions[at + count];
    const isSame = exchange !== null && next !== undefined && saysSamePrice(next, prompt.language);
    return { instructions: isSame ? [...parts, next] : parts, together };
  }
  return { instructions: [instructions[at]!] };
}

/** A text for visitors, a question, or a thing that stays with a note. */
const isOtherwiseRead = ({ isSaid, isQuestion, content, note, isUnclear }: Instruction): boolean =>
  isSaid || isQuestion || (content ?? note) !== undefined || isUnclear === true;

/** What instructions say as one. */
function togetherIn(prompt: PromptText, parts: readonly Instruction[], document: SiteDocument) {
  const [start, end] = [parts[0]!.start, parts.at(-1)!.end];
  const text = prompt.text.slice(start, end).trim();
  const exchange = exchangeIn(text, document, prompt.language);
  const own = exchange === null ? antecedentIn(text, document, prompt.language) : null;
  return { text, start, end, exchange, own };
}

const MAX_SAME_WORDS = 2;

/** "Same price." after a swap: said of it, and nothing else. */
const saysSamePrice = ({ text, folded }: Instruction, language: Language): boolean =>
  language.messages.samePrice.isIn(folded) && contentWords(text, language).length <= MAX_SAME_WORDS;
