import { isCode } from '../sentences/is-statement.js';
import type { AnswerPage } from './answer-page.js';

export type LineKind = 'heading' | 'prose' | 'item' | 'row' | 'code';

/** A line of a page's text, which is one block, with what the page says around it. */
export interface PageLine {
  start: number;
  end: number;
  text: string;
  kind: LineKind;
  /** The heading or question above it; empty if there is none. */
  heading: string;
  /** Number of lines of content between the heading and this line. */
  depth: number;
  /** Number of the line that introduces the list, the table or the code of this line; undefined outside of them. */
  lead: number | undefined;
}

const MAX_QUESTION = 200;
const QUESTION = /\?\s*$/u;
const NUMBERING = /^(?:[\d.]+|[A-Z]\d*[.)]|Q:)\s*(?:\| )?/u;
const CELL_BORDER = / \| |\t/;
const MAX_ITEMS = 12;
const MAX_ITEM = 320;
const INTRODUCES = /:\s*$/u;
/** Closing remarks below a list. */
const CLOSES_LIST =
  /^(?:see|for more|note|as you|this|these|those|it is|if you|when you|after|however|the (?:above|last|next|following))\b/iu;
const MIN_REMARK = 90;
const MARK = /^(?:[-*•·–]|\(?(?:\d{1,2}|[a-z])[.)])\s/iu;
const TERMINAL = /[.!?]["'”’)\]]*$/u;
const MAX_TERM = 60;

/** The lines of a page, classified. */
export function pageLines(page: Pick<AnswerPage, 'text' | 'headings'>): PageLine[] {
  const headings = new Set(page.headings.map((heading) => heading.trim()));
  const lines = rawLines(page.text).map((line) => ({ ...line, kind: kindOf(line.text, headings) }));
  const placed: PageLine[] = [];
  let heading = '';
  let depth = 0;
  for (const { kind, ...line } of lines) {
    const isAsked = kind !== 'heading' && isQuestionLine(line.text);
    if (kind === 'heading' || isAsked) {
      heading = line.text.replace(NUMBERING, '');
      depth = 0;
      placed.push({ ...line, kind: 'heading', heading, depth, lead: undefined });
    } else {
      placed.push({ ...line, kind, heading, depth, lead: undefined });
      depth += 1;
    }
  }
  for (let at = 0; at < placed.length; at += 1) markList(placed, at);
  return placed;
}

function rawLines(text: string): { start: number; end: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: found, index }) => {
    const trimmed = found.trimStart();
    const start = index + found.length - trimmed.length;
    const content = trimmed.trimEnd();
    return content === '' ? [] : [{ start, end: start + content.length, text: content }];
  });
}

/** Whether a line is a row of a table. */
export const isRow = (text: string): boolean => CELL_BORDER.test(text);

function kindOf(text: string, headings: ReadonlySet<string>): LineKind {
  if (headings.has(text)) return 'heading';
  if (isRow(text)) return 'row';
  if (isCode(text) && !TERMINAL.test(text)) return 'code';
  return MARK.test(text) ? 'item' : 'prose';
}

const isQuestionLine = (text: string): boolean => text.length <= MAX_QUESTION && QUESTION.test(text);

/** Marks the lines below one that ends with a colon as its list, as far as they look like one. */
function markList(lines: PageLine[], at: number): void {
  const lead = lines[at];
  if (
    !lead ||
    lead.lead !== undefined ||
    lead.kind === 'heading' ||
    lead.kind === 'row' ||
    !INTRODUCES.test(lead.text)
  )
    return;
  let longest = 0;
  let isClosed = true;
  for (let next = at + 1; next <= at + MAX_ITEMS; next += 1) {
    const line = lines[next];
    if (!line || line.kind === 'heading' || line.text.length > MAX_ITEM || line.lead !== undefined) return;
    if (line.kind !== 'item' && next > at + 1) {
      if (CLOSES_LIST.test(line.text) && line.text.length >= MIN_REMARK / 3) return;
      // A paragraph after short entries.
      if (
        !isClosed &&
        longest < MIN_REMARK &&
        line.text.length > 1.5 * MIN_REMARK &&
        TERMINAL.test(line.text)
      )
        return;
      if (INTRODUCES.test(line.text)) return;
    }
    line.lead = at;
    if (line.kind === 'prose') line.kind = 'item';
    longest = Math.max(longest, line.text.length);
    isClosed = TERMINAL.test(line.text);
    if (line.kind === 'code') return;
  }
}

/** Whether a line is a term, whose explanation is the next line. */
export function isTermLine({ text, kind }: PageLine): boolean {
  return (kind === 'prose' || kind === 'item') && text.length <= MAX_TERM && !/[.:;!?,]$/u.test(text);
}
