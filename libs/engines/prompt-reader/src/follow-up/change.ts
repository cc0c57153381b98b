import type { SiteDocument } from '@capstan/site-document';
import { fold } from '../text/fold.js';
import { candidatesFor, type Context } from './candidates.js';
import { withoutCheck } from './demands/already.js';
import type { Demand } from './demands/demand.js';
import { type Demands, demandsOf } from './demands/demands.js';
import type { Instruction } from './instructions/instruction.js';
import type { Change } from './editing/made-change.js';
import { forSite } from './instructions/site-operations.js';
import { madeChanges } from './made-changes.js';
import { remember } from './editing/memory.js';
import { type Verdict, verdictOf } from './check/verdict.js';

/** What became of an instruction. */
export interface Done {
  changes: Change[];
  demands: Demands;
  /** The parts of it that were not done. */
  unmet: Demand[];
  /** The labels of sections that were added and show nothing yet. */
  prepared: string[];
  /** What was asked for and cannot be done, in the words of the message. */
  left: string[];
}

/** `nothing` where all that was asked for is done already; null if it was not understood, or cannot be done. */
export type Outcome = Done | 'nothing' | null;

interface Accepted {
  document: SiteDocument;
  verdict: Verdict;
  made: Change;
}

/**
 * Does what one instruction asks for: the first way to read it after which all that it says is on the site, and
 * nothing else has changed. Where there is none, the one that leaves the least undone, if it did anything that was asked.
 */
export function change(given: Context): Outcome {
  const { editor, language, own, memory } = given;
  const before = editor.snapshot();
  const instruction = forSite(withoutCheck(given.instruction, language), before, language);
  const context = { ...given, instruction };
  const said = demandsOf(instruction, before, language);
  const demands =
    said.subject.length > 0 || said.isOfForm === true ? said : { ...said, subject: memory.subject };
  const isOfLast = given.isContinued === true || said.subject.length === 0;
  const ofAdded = isOfLast && said.isOfForm !== true ? memory.added : new Set<string>();
  if (said.subject.length > 0) memory.subject = said.subject;
  const first = bestOf(context, before, before, demands);
  if (first === 'nothing' || first === null) return first;
  const rest = first.verdict.unmet.length === 0 ? null : restOf(instruction, first.verdict);
  editor.restore(structuredClone(first.document));
  const second =
    rest === null ? null : bestOf({ ...context, instruction: rest }, first.document, before, demands);
  const isMore =
    second !== null &&
    second !== 'nothing' &&
    second.verdict.unmet.length < first.verdict.unmet.length &&
    // What is left of a message without the values that are done is no text for visitors.
    second.verdict.parts.added.length === first.verdict.parts.added.length;
  const { document, verdict } = isMore ? second : first;
  // "Add a dinghy. £95 an hour": no price of another item.
  const isOfOlder = ofAdded.size > 0 && verdict.parts.changed.some((pair) => !ofAdded.has(pair.before.id));
  if (isOfOlder || isOfAnother(verdict)) {
    editor.restore(before);
    return null;
  }
  editor.restore(document);
  if (!isOfLast) memory.added = new Set(verdict.parts.added.map(({ id }) => id));
  remember(memory, before.facts, document.facts, instruction, language);
  const changes =
    (instruction.note?.note ?? null) === null && instruction.form === undefined
      ? madeChanges(verdict.parts, before, document, first.made, own)
      : [first.made];
  return { changes, demands, unmet: verdict.unmet, prepared: verdict.parts.prepared, left: leftOf(changes) };
}

const leftOf = (changes: readonly Change[]): string[] => changes.flatMap(({ left }) => left ?? []);

/** A value that was written although no name of the message is on the site: it was of something else. */
const isOfAnother = ({ unmet, met, parts }: Verdict): boolean =>
  parts.changed.length > 0 &&
  unmet.some(({ type }) => type === 'name') &&
  !met.some(({ type }) => type === 'name' || type === 'quote');

/** @param start what candidates change @param before what the result is compared with */
function bestOf(
  context: Context,
  start: SiteDocument,
  before: SiteDocument,
  demands: Demands,
): Accepted | 'nothing' | null {
  const { editor, instruction, language, own } = context;
  let best: Accepted | null = null;
  for (const candidate of candidatesFor(context)) {
    const made = candidate();
    const isSo = demands.said.length === 0 || instruction.note !== undefined;
    if (made === 'nothing' && isSo && best === null) return 'nothing';
    const document = editor.next;
    if (made !== null && made !== 'nothing') {
      const verdict = verdictOf(demands, before, document, instruction, language, own);
      const isClean = verdict.collateral.length === 0 && !verdict.isUndone;
      const accepted = { document, verdict, made };
      if (isClean && verdict.unmet.length === 0) return accepted;
      const isBetter = best === null || verdict.unmet.length < best.verdict.unmet.length;
      const isPart = verdict.met.length > 0 || demands.delta !== null;
      if (isClean && isPart && isBetter) best = accepted;
    }
    if (editor.differsFrom(start)) editor.restore(structuredClone(start));
  }
  return best;
}

/** An instruction without the values that are done. */
function restOf(instruction: Instruction, { met }: Verdict): Instruction {
  const text = met
    .filter(({ type }) => type !== 'name')
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      instruction.text,
    );
  return { ...instruction, text, folded: fold(text) };
}
