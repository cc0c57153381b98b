import { flagPromptInjection, hasListNumber, sentenceSpans, withoutListNumber } from '@capstan/text-analysis';
import type { AnswerPage } from '../pages/answer-page.js';
import { type PageLine, isTermLine, pageLines } from '../pages/page-lines.js';
import { topicTerms } from '../question/topic-match.js';
import { isQuotablePart, isStatement } from '../sentences/is-statement.js';
import { needsHeading, pointsElsewhere, refersBack } from '../sentences/refers-back.js';

/** A verbatim part of a page: a sentence, an entry of a list, a row, a heading. */
export interface Quote {
  start: number;
  end: number;
  text: string;
  terms: ReadonlySet<string>;
}

export type OptionKind = 'sentence' | 'entry' | 'list' | 'row' | 'term' | 'sample';

/** What could be quoted as an answer: it can be read alone. */
export interface AnswerOption {
  page: AnswerPage;
  kind: OptionKind;
  /** Quotes in the order of the page. */
  quotes: readonly Quote[];
  /** The quote that answers; the ones before it are its context. */
  core: Quote;
  heading: string;
  /** Number of lines between the heading and the answer. */
  depth: number;
  /** The sentence before, which is not quoted. */
  before: Quote | undefined;
  /** The next sentence of the paragraph, if it can be quoted. */
  after: Quote | undefined;
}

const MIN_WORDS = 4;
/** A sentence of fewer words says something with as many that carry meaning: "Wet wood cracks." */
const MIN_TERMS = 2;
const MAX_CONTEXT = 2;
const MAX_ENTRIES = 10;
const MAX_HEADING = 80;
const MAX_LINE = 320;
const NAVIGATION = /(?:^|\| ?)(?:<+ ?prev|next ?>+|previous|up|home)\b/iu;
const VERDICT = /^(?:Yes|No)\b/u;
/** Announces what comes after it. */
const UNFINISHED = /:$|\bfollowing\b[^,]{0,80}\.$/u;
const REMARK = /^(?:⚠|ℹ|note|warning|caution|tip|important)\b/iu;
/** "This section presents three of them: a, b and c." */
const NAMES_PARTS = /^This (?:section|chapter|page|guide|document)\b.{10,}: .+(?:,| and | or )/u;
const COMPLETE = /[.!]["'”’)\]]*$/u;
/** "Default: 30 seconds". */
const VALUE = /^(?:\p{L}[\p{L} ]{2,20}: \S|\[?default).{0,100}$/iu;

/** The possible answers of a page, of the lines of interest only. */
export function optionsOf(page: AnswerPage, isOfInterest: (line: PageLine) => boolean): AnswerOption[] {
  const lines = pageLines(page);
  const sentences = new Map<number, readonly Quote[]>();
  const sentencesAt = (at: number): readonly Quote[] => {
    const known = sentences.get(at) ?? sentencesOf(lines[at]);
    sentences.set(at, known);
    return known;
  };
  return lines.flatMap((line, at) => {
    if (line.kind === 'heading' || !isOfInterest(line)) return [];
    const place = { page, heading: line.heading, depth: line.depth, before: undefined, after: undefined };
    if (line.kind === 'row') return rowOptions(lines, at, place);
    if (line.kind === 'code') return [];
    const found: AnswerOption[] = [];
    const next = lines[at + 1];
    if (isTermLine(line) && next && (next.kind === 'prose' || next.kind === 'item')) {
      const term = quoteOf(line);
      const [explanation] = sentencesAt(at + 1);
      if (explanation && isQuotablePart(explanation.text)) {
        found.push({ ...place, kind: 'term', quotes: [term, explanation], core: explanation });
      }
    }
    const list = listBelow(lines, at);
    const intro = list.length > 0 ? sentencesAt(at).at(-1) : undefined;
    if (intro && isIntroduction(intro.text)) {
      const isSample = list[0]?.kind === 'code';
      const entries = list
        .filter(({ text }) => isQuotablePart(text))
        .slice(0, isSample ? 1 : MAX_ENTRIES)
        .map(quoteOf);
      if (entries.length > 0) {
        found.push({
          ...place,
          kind: isSample ? 'sample' : 'list',
          quotes: [intro, ...entries],
          core: intro,
        });
      }
    }
    const steps = stepsFrom(lines, at).map(quoteOf);
    const [first] = steps;
    if (first && steps.length > 1) found.push({ ...place, kind: 'list', quotes: steps, core: first });
    return [...found, ...sentenceOptions(lines, at, place, sentencesAt)];
  });
}

type Place = Pick<AnswerOption, 'page' | 'heading' | 'depth' | 'before' | 'after'>;

function sentenceOptions(
  lines: readonly PageLine[],
  at: number,
  place: Place,
  sentencesAt: (at: number) => readonly Quote[],
): AnswerOption[] {
  const line = lines[at];
  if (!line) return [];
  const own = sentencesAt(at);
  const above = lines[at - 1];
  const isNextStep = hasListNumber(line.text) && hasListNumber(above?.text ?? '');
  const previous = above?.kind === 'prose' || isNextStep ? sentencesAt(at - 1) : [];
  const tainted = flagPromptInjection(own.map(({ text }) => text));
  return own.flatMap((core, index) => {
    if (tainted[index] || !isAnswerable(core.text, line)) return [];
    const earlier = [...previous.slice(-1), ...own.slice(0, index)];
    const context = contextFor(core, line, { lines, earlier, isFirst: index === 0, sentencesAt });
    if (!context) return [];
    const after = own[index + 1];
    return [
      {
        ...place,
        kind: line.kind === 'item' ? 'entry' : 'sentence',
        quotes: [...context, core],
        core,
        before: context.length > 0 ? undefined : earlier.at(-1),
        after: after && isAnswerable(after.text, line) && !tainted[index + 1] ? after : undefined,
      } satisfies AnswerOption,
    ];
  });
}

/** What must be quoted before a sentence; undefined if it cannot be understood at all. */
function contextFor(
  core: Quote,
  line: PageLine,
  {
    lines,
    earlier,
    isFirst,
    sentencesAt,
  }: {
    lines: readonly PageLine[];
    earlier: readonly Quote[];
    isFirst: boolean;
    sentencesAt: (at: number) => readonly Quote[];
  },
): Quote[] | undefined {
  if (line.lead !== undefined && isFirst && !isStatement(core.text)) {
    const intro = sentencesAt(line.lead).at(-1);
    return intro && isIntroduction(intro.text) && !refersBack(intro.text) ? [intro] : undefined;
  }
  if (needsHeading(core.text) || VALUE.test(core.text)) {
    const title = nameAbove(lines, core);
    return title && isFirst ? [title] : undefined;
  }
  const context: Quote[] = [];
  let first: Quote = core;
  while (refersBack(first.text) && !NAMES_PARTS.test(first.text)) {
    const before = earlier[earlier.length - 1 - context.length];
    if (!before || context.length === MAX_CONTEXT || !isQuotablePart(before.text)) {
      // Below a question, the first sentence refers to the question.
      return isFirst && line.depth === 0 && line.heading.endsWith('?') ? [] : undefined;
    }
    context.unshift(before);
    first = before;
  }
  return context;
}

/** The name of what a text without subject is about: the term or the option above it, or the heading. */
function nameAbove(lines: readonly PageLine[], core: Quote): Quote | undefined {
  const above = lines.findLast(({ end }) => end <= core.start);
  const isName = above !== undefined && (above.kind === 'code' || isTermLine(above));
  const name = isName ? above : lines.findLast(({ kind, end }) => kind === 'heading' && end <= core.start);
  const isShort = name !== undefined && name.text.length <= MAX_HEADING && !name.text.endsWith('?');
  return isShort && isQuotablePart(name.text) ? quoteOf(name) : undefined;
}

function isAnswerable(written: string, { kind }: PageLine): boolean {
  const text = withoutListNumber(written);
  if (UNFINISHED.test(text) || REMARK.test(text)) return false;
  if (isStatement(text) || NAMES_PARTS.test(text)) return true;
  if (!isQuotablePart(text) || (pointsElsewhere(text) && !needsHeading(text))) return false;
  if (kind !== 'item' && /^\p{Ll}{2,}[\s,]/u.test(text)) return false;
  if (kind === 'item' || VERDICT.test(text) || VALUE.test(text)) return true;
  return COMPLETE.test(text) && (text.split(/\s+/).length >= MIN_WORDS || isShortSentence(text));
}

/** Not a title or a version: those have capitals or numbers only. */
const isShortSentence = (text: string): boolean =>
  /^\p{Lu}\S* .*(?<=\s)\p{Ll}/u.test(text) &&
  [...topicTerms(text)].filter((term) => /\p{L}/u.test(term)).length >= MIN_TERMS;

/** A row with the header of its table. */
function rowOptions(lines: readonly PageLine[], at: number, place: Place): AnswerOption[] {
  const row = lines[at];
  if (!row || row.text.length > MAX_LINE || NAVIGATION.test(row.text) || !isQuotablePart(row.text)) return [];
  let top = at;
  while (lines[top - 1]?.kind === 'row') top -= 1;
  const header = lines[top];
  const isTable = header !== undefined && header !== row && cellsOf(header) >= cellsOf(row) - 1;
  const core = quoteOf(row);
  return [{ ...place, kind: 'row', quotes: isTable ? [quoteOf(header), core] : [core], core }];
}

const cellsOf = ({ text }: PageLine): number => text.split(/ ?\| ?|\t/).length;

/** "Shown in the following figure:" introduces a picture. */
const isIntroduction = (text: string): boolean =>
  isQuotablePart(text) && (!pointsElsewhere(text) || needsHeading(text));

/** The lines that a line introduces. */
function listBelow(lines: readonly PageLine[], at: number): PageLine[] {
  const below: PageLine[] = [];
  for (let next = at + 1; lines[next]?.lead === at; next += 1) below.push(lines[next] as PageLine);
  return below;
}

/** The numbered entries from a line on, if it is the first of them and nothing but a heading introduces them. */
function stepsFrom(lines: readonly PageLine[], at: number): PageLine[] {
  const isStep = (line: PageLine | undefined): line is PageLine =>
    line?.kind === 'item' && line.lead === undefined && hasListNumber(line.text) && isQuotablePart(line.text);
  if (lines[at]?.heading === '' || isStep(lines[at - 1])) return [];
  const steps: PageLine[] = [];
  for (let next = at; isStep(lines[next]); next += 1) steps.push(lines[next] as PageLine);
  return steps.slice(0, MAX_ENTRIES);
}

function sentencesOf(line: PageLine | undefined): Quote[] {
  if (!line) return [];
  return sentenceSpans(line.text).map(({ start, end }) =>
    quoteOf({ start: line.start + start, end: line.start + end, text: line.text.slice(start, end) }),
  );
}

function quoteOf({ start, end, text }: Pick<PageLine, 'start' | 'end' | 'text'>): Quote {
  return { start, end, text, terms: topicTerms(withoutListNumber(text)) };
}
