import { PromptText } from '../../clauses/prompt-text.js';
import { segmentsOf } from '../../clauses/segments.js';
import { sentencesOf } from '../../clauses/sentences.js';
import { fold } from '../../text/fold.js';
import { type Range, trimRange } from '../../text/range.js';
import { isRemarkApart, saysOnlyRemarks } from './remarks.js';
import { inOrder } from '../notices/notice-sentence.js';
import { trimEnd } from '../../text/trim-end.js';
import { isAsked, leadEnd } from './asked.js';
import { lookPart } from '../look/look-part.js';
import { blockAt } from './blocks.js';
import { isChore } from './chores.js';
import type { Instruction } from './instruction.js';
import { isKept, withoutKept } from './kept.js';
import { type Operation, OPERATIONS, operationsOf } from './operations.js';
import { QUOTED } from '../words/quoted.js';
import { isRule } from './rule-part.js';
import { saidSentence } from './said-sentence.js';
import { valuesIn } from '../words/found-values.js';
import { hasValue } from '../words/has-value.js';
import { placePhrases } from '../words/place-phrases.js';
import { contentWords } from '../words/words.js';

interface Part extends Range {
  operations: ReadonlySet<Operation>;
  hasValue: boolean;
  hasContent: boolean;
  look: ReturnType<typeof lookPart>;
  /** "my bad, …", "…, thank you so much": it belongs to no request next to it. */
  isRemark: boolean;
}

const QUOTES = new RegExp(QUOTED.source, 'gu');
const NONE: ReadonlySet<Operation> = new Set();
const ADDED: ReadonlySet<Operation> = new Set(['add']);
const REPLACED: ReadonlySet<Operation> = new Set(['add', 'replace']);
/** "Mill Street 4, 79117 Freiburg": the second half of an address. */
const POSTAL_CODE = /^[\s,]*\d{4,5}\s+\p{L}{2,}/u;
const HOUSE = /^[\s,]*\d{1,4}\p{L}?\s\p{L}/u;
const STREET = /^[\s,]*\p{Lu}[\p{L}'’.-]*(?:\s[\p{L}'’.-]{1,20}){0,3}\s\d{1,4}\p{L}?[\s.]*$/u;
const TOWN = /^[\s,]*\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?\s*$/u;
/** Of what says in parentheses what something is. */
const MAX_ASIDE_WORDS = 3;
const NUMBERED = /(?:^|\s)\d{1,2}[).]\s/gu;

/** The instructions of a message: its sentences, numbered parts, and parts at commas and "and" that are changes of their own. */
export function instructionsOf(prompt: PromptText): Instruction[] {
  const sentences = withoutCounts(
    prompt,
    sentencesOf(prompt).flatMap((sentence) => numberedParts(prompt, sentence)),
  );
  const found: Instruction[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const block = blockAt(prompt, sentences, at);
    if (block === null) found.push(...instructionsIn(prompt, sentences[at]!));
    else {
      const { start, end, content } = block;
      const [text, folded] = [prompt.text.slice(start, end).trim(), prompt.fold(block).trim()];
      const operations = content.kind === 'notice' && content.isInstead ? REPLACED : ADDED;
      found.push({ start, end, text, folded, operations, isQuestion: false, isSaid: true, content });
      at += block.count - 1;
    }
  }
  return found;
}

/** "1 … . 2 … . 3 …": sentences that are counted, without their numbers. */
function withoutCounts({ text }: PromptText, sentences: readonly Range[]): Range[] {
  let next = 1;
  const counted = sentences.map((range) => {
    const mark = /^\s*(\d)\s+/u.exec(text.slice(range.start, range.end));
    if (mark === null || Number(mark[1]) !== next) return range;
    next += 1;
    return { start: range.start + mark[0].length, end: range.end };
  });
  return next > 2 ? counted : [...sentences];
}

function instructionsIn(prompt: PromptText, whole: Range): Instruction[] {
  const { lists } = prompt.language;
  return [whole]
    .flatMap((sentence) => {
      if (isChore(prompt.text.slice(sentence.start, sentence.end), prompt.language))
        return [
          { ...partOf(prompt, sentence, sentence), operations: NONE, isQuestion: false, isSaid: false },
        ];
      const said = saidSentence(prompt, sentence);
      const order = said === null ? sentence : { start: sentence.start, end: said.orderEnd };
      const isQuestion = isAsked(prompt, sentence);
      const parts = joined(prompt, atoms(prompt, order)).map((part) => ({
        ...part,
        isQuestion,
        isSaid: false,
      }));
      if (said === null) return parts;
      const added = { ...said, operations: ADDED, isQuestion: false, isSaid: true };
      return [...parts.filter(({ hasContent, hasValue: has }) => hasContent || has), added];
    })
    .flatMap((part): Instruction[] => {
      const range = withoutKept(prompt, trimRange(prompt.text, part));
      const folded = prompt.fold(range);
      const isCourtesy = lists.remark.isIn(folded) && folded.split(/\s+/u).length <= 3;
      if (range.end <= range.start || isCourtesy || isKept(prompt, range)) return [];
      const written = prompt.text.slice(range.start, range.end);
      const isClause = 'isClause' in part && part.isClause;
      const text = isClause ? inOrder(trimEnd(written, '.!'), prompt.language) : written;
      return [
        {
          start: part.start,
          end: part.end,
          text: text ?? written,
          folded: text === written ? folded : fold(text ?? written),
          ...(text === null ? { isUnclear: true } : {}),
          operations: part.operations,
          isQuestion: part.isQuestion,
          isSaid: part.isSaid,
        },
      ];
    });
}

function numberedParts(prompt: PromptText, sentence: Range): Range[] {
  const text = prompt.text.slice(sentence.start, sentence.end);
  const marks = [...text.matchAll(NUMBERED)];
  const isCounted = marks.every(({ 0: mark }, index) => Number(/\d+/u.exec(mark)![0]) === index + 1);
  // "Vom 1. bis 2. Mai": no numbers of parts.
  const isDate = marks.some(({ 0: mark, index }) => {
    const after = prompt.folded.slice(sentence.start + index + mark.length, sentence.end);
    return prompt.language.monthNames.find(after)[0]?.start === 0;
  });
  if (marks.length < 2 || !isCounted || isDate) return [sentence];
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
  return cuts.map((range) => partOf(prompt, sentence, range));
}

const partOf = (prompt: PromptText, sentence: Range, range: Range): Part => {
  const text = prompt.text.slice(range.start, range.end);
  const isRemark = isRemarkApart(text, prompt.language);
  return {
    start: range.start,
    end: range.end,
    operations: isRemark ? NONE : operationsOf(prompt.language, prompt.fold(range)),
    hasValue: hasValue(text, prompt.language),
    // "…, 8 May 2027", "…, 4pm to 9pm": a value alone is of the part before it.
    hasContent: contentWords(withoutDates(text, prompt.language), prompt.language).some((word) =>
      /\p{L}{2}/u.test(word),
    ),
    isRemark,
    look: lookPart(
      { text: prompt.text.slice(sentence.start, sentence.end), folded: prompt.fold(sentence) },
      { start: range.start - sentence.start, end: range.end - sentence.start },
      prompt.language,
    ),
  };
};

const withoutDates = (text: string, language: PromptText['language']): string =>
  valuesIn(text, language)
    .filter(({ type }) => type === 'date' || type === 'time')
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const isWordAlone = (text: string, start: number, end: number): boolean =>
  /\s/u.test(text.charAt(start - 1)) && /[\s,]/u.test(text.charAt(end)) && /\p{L}/u.test(text.charAt(start));

/** Parts belong together until both sides are changes of their own: a verb of change, or a thing and its new value. */
function joined(prompt: PromptText, parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const isKept = last !== undefined && prompt.language.changes.keep.isIn(prompt.fold(last));
    // "thank you, so very much"
    const isEcho = last?.isRemark === true && isOnlyOf(prompt, part);
    if (isEcho) last.end = part.end;
    if (isEcho || part.isRemark || last?.isRemark === true) {
      if (!isEcho) found.push(part);
      continue;
    }
    const isShared = last !== undefined && sharesStep(prompt, part, last);
    if (last !== undefined && (isShared || !(isOwn(prompt, part, last) && (isKept || isComplete(last))))) {
      last.end = part.end;
      last.operations = new Set([...last.operations, ...part.operations]);
      last.hasValue ||= part.hasValue;
      last.hasContent ||= part.hasContent;
      last.look ??= part.look;
    } else {
      const inherits = part.operations.size === 0 && last !== undefined;
      found.push({ ...part, operations: inherits ? operationsLike(last, part) : part.operations });
    }
  }
  return found;
}

/** The operations of the part before; "the full plot is £50, the half plot 27" removes nothing, though "full" may. */
const operationsLike = (last: Part, { hasValue: has }: Part): ReadonlySet<Operation> =>
  has && last.hasValue
    ? new Set([...last.operations].filter((operation) => operation !== 'remove'))
    : last.operations;

/** Whether a part has no word but those of remarks. */
const isOnlyOf = (prompt: PromptText, { start, end, operations, hasValue: has }: Part): boolean =>
  operations.size === 0 && !has && saysOnlyRemarks(prompt.folded.slice(start, end), prompt.language);

/** "also the sourdough and the seeded rye go up by 20p": what comes last is said of both. */
function sharesStep({ language: { changes }, ...prompt }: PromptText, part: Part, last: Part): boolean {
  const folded = prompt.folded.slice(part.start, part.end);
  const isStep = /\d/u.test(folded) && (changes.more.isIn(folded) || changes.less.isIn(folded));
  return isStep && changes.all.isIn(folded) && !last.hasValue && last.hasContent && isOnlyAdded(last);
}

const isOnlyAdded = ({ operations }: Part): boolean =>
  [...operations].every((operation) => operation === 'add');

const isComplete = ({ operations, hasValue: has, hasContent, look }: Part): boolean =>
  look === 'order' || (operations.size > 0 && (hasContent || has)) || (has && hasContent);

/** "…, 4 Brunswick Street", "…, Markt 4", "…, Dunbeg instead of": more of the place with which the part before it ends. */
function isOfPlace({ text, language }: PromptText, part: Range, last: Range): boolean {
  const said = text.slice(part.start, part.end);
  const [head = ''] = said.split(/\s(?=\p{Ll})/u);
  const isShaped =
    STREET.test(said) || TOWN.test(head) || (HOUSE.test(said) && language.lists.street.isIn(fold(said)));
  const before = text.slice(last.start, last.end).trimEnd();
  return isShaped && placePhrases(before, language).some(({ end }) => end === before.length);
}

function isOwn(prompt: PromptText, part: Part, last: Part): boolean {
  const { language } = prompt;
  const folded = prompt.folded.slice(part.start, part.end);
  if (language.changes.keep.isIn(folded)) return true;
  // "Two Sisters (cut flowers)", but not "(she will bring the firewood too)".
  const said = prompt.text.slice(part.start, part.end).trim();
  if (said.startsWith('(') && said.split(/\s+/u).length <= MAX_ASIDE_WORDS) return false;
  if (POSTAL_CODE.test(folded) || isOfPlace(prompt, part, last)) return false;
  if (part.look !== null && last.look === 'order') return part.look === 'order';
  if (part.look === 'order') return true;
  // "…, no longer at 6": the value that goes, of the part before.
  if (part.hasValue && last.hasValue && language.changes.old.atStart(folded.trimStart()) !== undefined)
    return false;
  const rest = folded.slice(leadEnd(folded, [language.lists.and, language.lists.remark]));
  if (language.messages.asks.atStart(rest) !== undefined && part.hasContent) return true;
  if (isRule(rest, language)) return true;
  if (part.operations.size > 0) return part.hasContent || part.hasValue || part.operations.has('remove');
  if (language.lists.closed.isIn(folded) && language.days.isIn(folded)) return true;
  const isRest = last.operations.has('add') && !last.hasValue;
  return part.hasValue && part.hasContent && !isRest;
}
