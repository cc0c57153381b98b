import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import { clausesIn } from './clauses.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';
import { QUOTED } from '../words/quoted.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';

const MAX_CLAUSES = 5;
const MIN_WORDS = 2;

/**
 * An instruction without the clauses that only say why, the longest first: "the hall is closed 3 to 5 May while the floor
 * is done". What is left out has no value and orders nothing.
 */
export function shorterOrders(instruction: Instruction, language: Language): Instruction[] {
  const { text, isSaid, content, note, form, rule } = instruction;
  if (
    isSaid ||
    (content ?? note ?? form ?? rule) !== undefined ||
    QUOTED.test(text) ||
    /[?？]\s*$/u.test(text)
  )
    return [];
  const clauses = clausesIn(text, language).slice(0, MAX_CLAUSES);
  // Not the colon of 8:30.
  const isCut = (at: number): boolean =>
    !/\d[:.]?$/u.test(text.slice(0, at)) || !/^[:.]?\d/u.test(text.slice(at));
  const runs = clauses
    .flatMap((first, from) => clauses.slice(from).map((last): [number, number] => [first.start, last.end]))
    .filter((run) => run.every(isCut));
  const cuts = runs.flatMap(([start, end]): [number, number][] => [
    [start, end],
    ...reasonsIn(text.slice(start, end), language).map((at): [number, number] => [start, start + at]),
  ]);
  const isAside = (part: string): boolean => asksNothing(part, language);
  const isShorter = (rest: string): boolean => /\p{L}/u.test(rest);
  return cuts
    .filter(([start, end]) => {
      const [before, after] = [text.slice(0, start), text.slice(end)];
      return isShorter(before + after) && isAside(before) && isAside(after);
    })
    .map(([start, end]) => trimEnd(text.slice(start, end).trim(), ',;:-–(').trim())
    .filter((said) => !language.grammar.isSpaced || said.split(/\s+/u).length >= MIN_WORDS)
    .toSorted((a, b) => b.length - a.length)
    .map((said) => ({ ...instruction, text: said, folded: fold(said) }));
}

/** Where reasons begin, but not at the beginning: "because", "as", "while". */
const reasonsIn = (text: string, { everyday, grammar }: Language): number[] =>
  grammar.isSpaced
    ? everyday.reasons.find(fold(text)).flatMap(({ start }) => (start > 0 ? [start] : []))
    : [];

function asksNothing(text: string, language: Language): boolean {
  const { days, monthNames, everyday } = language;
  const folded = fold(text);
  if (valuesIn(text, language).length > 0 || bareNumbers(text, language).length > 0) return false;
  if (days.isIn(folded) || monthNames.isIn(folded)) return false;
  const isReason = everyday.reasons.atStart(folded) !== undefined;
  return isReason || [...operationsOf(language, folded)].every((operation) => operation === 'set');
}
