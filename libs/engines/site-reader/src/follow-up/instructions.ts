import { PromptText } from '../clauses/prompt-text.js';
import { segmentsOf } from '../clauses/segments.js';
import { sentencesOf } from '../clauses/sentences.js';
import type { Language } from '../packs/language.js';
import { isApart } from '../text/apart.js';
import { type Range, trimRange } from '../text/range.js';
import type { WordList } from '../text/word-list.js';
import { bareNumbers } from './bare-numbers.js';
import { QUOTED } from './quoted.js';
import { saidSentence } from './said-sentence.js';
import { valuesIn } from './slots.js';
import { contentWords } from './words.js';

export type Operation = 'add' | 'remove' | 'set' | 'rename' | 'replace' | 'swap';
export const OPERATIONS: readonly Operation[] = ['swap', 'rename', 'replace', 'remove', 'add', 'set'];

/** One change that is asked for, as a part of a message. */
export interface Instruction extends Range {
  text: string;
  folded: string;
  /** What its own words ask for; those of the part before it where it has none. */
  operations: ReadonlySet<Operation>;
  isQuestion: boolean;
  /** A sentence for visitors, to be added as it is. */
  isSaid: boolean;
}

interface Part extends Range {
  operations: ReadonlySet<Operation>;
  hasValue: boolean;
  hasContent: boolean;
}

const QUOTES = new RegExp(QUOTED.source, 'gu');
const ADDED: ReadonlySet<Operation> = new Set(['add']);
/** "Mill Street 4, 79117 Freiburg": the second half of an address. */
const POSTAL_CODE = /^[\s,]*\d{4,5}\s+\p{L}{2,}/u;
const NUMBERED = /(?:^|\s)\d{1,2}[).]\s/gu;

/** The instructions of a message: its sentences, numbered parts, and parts at commas and "and" that are changes of their own. */
export function instructionsOf(prompt: PromptText): Instruction[] {
  const { lists } = prompt.language;
  return sentencesOf(prompt)
    .flatMap((sentence) => numberedParts(prompt, sentence))
    .flatMap((sentence) => {
      const said = saidSentence(prompt, sentence);
      const order = said === null ? sentence : { start: sentence.start, end: said.orderEnd };
      const isQuestion = isAsked(prompt, sentence);
      const parts = joined(prompt, atoms(prompt, order)).map((part) => ({
        ...part,
        isQuestion,
        isSaid: false,
      }));
      if (said === null) return parts;
      const added = { start: said.start, end: said.end, operations: ADDED, isQuestion: false, isSaid: true };
      return [...parts.filter(({ hasContent, hasValue: has }) => hasContent || has), added];
    })
    .flatMap((part): Instruction[] => {
      const range = trimRange(prompt.text, part);
      const folded = prompt.fold(range);
      const isCourtesy = lists.remark.isIn(folded) && folded.split(/\s+/u).length <= 3;
      if (range.end <= range.start || isCourtesy || isKept(prompt, range)) return [];
      const text = prompt.text.slice(range.start, range.end);
      return [
        {
          start: part.start,
          end: part.end,
          text,
          folded,
          operations: part.operations,
          isQuestion: part.isQuestion,
          isSaid: part.isSaid,
        },
      ];
    });
}

const MAX_KEPT_WORDS = 2;

/** "the rest stays", "the shears stay the same": and nothing else. */
function isKept({ text, language, ...prompt }: PromptText, { start, end }: Range): boolean {
  if (!language.changes.keep.isIn(prompt.folded.slice(start, end))) return false;
  return contentWords(text.slice(start, end), language).length <= MAX_KEPT_WORDS;
}

/** A question that asks for no change: "how do people book?", not "can you add a form?". */
function isAsked({ text, language, ...prompt }: PromptText, { start, end }: Range): boolean {
  const folded = prompt.folded.slice(start, end);
  const { question } = language.changes;
  const isMarked = /[?？]\s*$/u.test(text.slice(start, end).trimEnd());
  if (!language.grammar.isSpaced)
    return (isMarked || /か[。？\s]*$/u.test(folded)) && operationsOf(language, folded).size === 0;
  // "Could you spell Anna with one n?" asks for a change, whatever its verb is.
  const { wish, command, imperative } = language.lists;
  const rest = folded.slice(
    leadEnd(folded, [language.lists.remark, language.lists.aside, language.changes.add, language.lists.and]),
  );
  const isOpening = [folded, rest].some((each) => question.atStart(each) !== undefined);
  const isRequest = [wish, command, imperative].some((list) =>
    [folded, rest].some((each) => list.atStart(each) !== undefined),
  );
  const hasOrder = operationsOf(language, folded).size > 0;
  return (isOpening && (isMarked || !hasOrder)) || (isMarked && !hasOrder && !isRequest);
}

/** Where the words of lists at the beginning of a text end. */
function leadEnd(folded: string, lists: readonly WordList[]): number {
  let reached = 0;
  for (;;) {
    const ends = lists.flatMap((list) => {
      const match = list.atStart(folded.slice(reached));
      return match === undefined ? [] : [reached + match.end];
    });
    if (ends.length === 0) return reached;
    reached = Math.max(...ends);
  }
}

function numberedParts(prompt: PromptText, sentence: Range): Range[] {
  const text = prompt.text.slice(sentence.start, sentence.end);
  const marks = [...text.matchAll(NUMBERED)];
  if (marks.length < 2) return [sentence];
  return marks.map((mark, index) => ({
    start: sentence.start + mark.index + mark[0].length,
    end: sentence.start + (marks[index + 1]?.index ?? text.length),
  }));
}

/** The smallest parts: at commas, dashes, and words such as "and". Quotations are not cut. */
function atoms(prompt: PromptText, sentence: Range): Part[] {
  const { lists, changes } = prompt.language;
  const quotes = [...prompt.text.matchAll(QUOTES)].map(({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }));
  const isQuoted = (at: number): boolean => quotes.some(({ start, end }) => start < at && at < end);
  const segments = segmentsOf(prompt, sentence, 0).reduce<Range[]>((joined, segment) => {
    const last = joined.at(-1);
    if (last !== undefined && isQuoted(segment.start)) last.end = segment.end;
    else joined.push({ start: segment.start, end: segment.end });
    return joined;
  }, []);
  const cuts = segments.flatMap((segment) => {
    const verbs = OPERATIONS.flatMap((operation) => changes[operation].find(prompt.fold(segment)));
    const ands = lists.and
      .find(prompt.fold(segment))
      // "n'y a plus": of a verb, and not between two parts.
      .filter((and) => !verbs.some(({ start, end }) => start < and.start && and.end <= end))
      .map(({ start, end }) => ({
        start: segment.start + start,
        end: segment.start + end,
      }))
      .filter(
        ({ start, end }) => start > segment.start && isWordAlone(prompt.text, start, end) && !isQuoted(start),
      );
    const starts = [segment.start, ...ands.map(({ end }) => end)];
    return starts.map((start, index): Range => ({
      start,
      end: ands[index]?.start ?? segment.end,
    }));
  });
  return cuts.map((range) => ({
    ...range,
    operations: operationsOf(prompt.language, prompt.fold(range)),
    hasValue: hasValue(prompt, range),
    hasContent: contentWords(prompt.text.slice(range.start, range.end), prompt.language).some((word) =>
      /\p{L}{2}/u.test(word),
    ),
  }));
}

const isWordAlone = (text: string, start: number, end: number): boolean =>
  /\s/u.test(text.charAt(start - 1)) && /[\s,]/u.test(text.charAt(end)) && /\p{L}/u.test(text.charAt(start));

const hasValue = ({ text, language }: PromptText, { start, end }: Range): boolean => {
  const part = text.slice(start, end);
  return valuesIn(part, language).length > 0 || bareNumbers(part, language).length > 0;
};

export function operationsOf({ changes, grammar }: Language, folded: string): Set<Operation> {
  // "drop-in" does not order to drop something.
  const isVerb = ({ start, end }: Range): boolean =>
    !/^-\p{L}/u.test(folded.slice(end)) && !/\p{L}-$/u.test(folded.slice(0, start));
  const found = new Set(OPERATIONS.filter((operation) => changes[operation].find(folded).some(isVerb)));
  if (isApart(grammar.changes.removeApart, folded)) found.add('remove');
  if (isApart(grammar.changes.addApart, folded)) found.add('add');
  return found;
}

/** Parts belong together until both sides are changes of their own: a verb of change, or a thing and its new value. */
function joined(prompt: PromptText, parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isKept = last !== undefined && prompt.language.changes.keep.isIn(prompt.fold(last));
    const isShared = last !== undefined && sharesStep(prompt, part, last);
    if (last !== undefined && (isShared || !(isOwn(prompt, part, last) && (isKept || isComplete(last))))) {
      last.end = part.end;
      last.operations = new Set([...last.operations, ...part.operations]);
      last.hasValue ||= part.hasValue;
      last.hasContent ||= part.hasContent;
    } else {
      const inherits = part.operations.size === 0 && last !== undefined;
      found.push({
        ...part,
        operations: inherits ? last.operations : part.operations,
      });
    }
  }
  return found;
}

/** "also the sourdough and the seeded rye go up by 20p": what comes last is said of both. */
function sharesStep({ language: { changes }, ...prompt }: PromptText, part: Part, last: Part): boolean {
  const folded = prompt.folded.slice(part.start, part.end);
  const isStep = /\d/u.test(folded) && (changes.more.isIn(folded) || changes.less.isIn(folded));
  return isStep && changes.all.isIn(folded) && !last.hasValue && last.hasContent && isOnlyAdded(last);
}

const isOnlyAdded = ({ operations }: Part): boolean =>
  [...operations].every((operation) => operation === 'add');

const isComplete = ({ operations, hasValue: has, hasContent }: Part): boolean =>
  (operations.size > 0 && (hasContent || has)) || (has && hasContent);

function isOwn({ language, ...prompt }: PromptText, part: Part, last: Part): boolean {
  const folded = prompt.folded.slice(part.start, part.end);
  if (language.changes.keep.isIn(folded)) return true;
  if (POSTAL_CODE.test(folded)) return false;
  // "…, no longer at 6": the value that goes, of the part before.
  if (part.hasValue && last.hasValue && language.changes.old.atStart(folded.trimStart()) !== undefined)
    return false;
  if (part.operations.size > 0) return part.hasContent || part.hasValue || part.operations.has('remove');
  if (language.lists.closed.isIn(folded) && language.days.isIn(folded)) return true;
  const isRest = last.operations.has('add') && !last.hasValue;
  return part.hasValue && part.hasContent && !isRest;
}
