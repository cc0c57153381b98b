/** Blocks wider than this were not wrapped for print. */
const MAX_WIDTH = 160;
/** A line with at least this share of the maximum width was wrapped at the margin. */
const FULL_LINE = 0.8;

const COLUMNS = /\t|\S {3,}\S/;
const LIST_ITEM = /^\s*(?:[-*•·–]|\(?(?:\d{1,3}|[a-z])[.)])\s/i;
/** Lines drawn below headings of plain text, or between parts. */
const RULE = /^\s*([-=~^"'*_#+.])\1{2,}\s*$/;
const SENTENCE_END = /[.!?:]["'”’)\]]*$/;

/**
 * Plain text and PDFs wrap lines at the margin: within sentences the breaks become spaces. Breaks after
 * sentences, headings, list items and table rows are kept.
 */
export function unwrapLines(text: string): string {
  return text
    .split('\n\n')
    .map((block) => unwrapBlock(block.split('\n')))
    .join('\n\n');
}

function unwrapBlock(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  if (width > MAX_WIDTH) return lines.join('\n');
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1] ?? '';
    if (!isWrap(before, line, width)) return `${text}\n${line}`;
    return `${text.trimEnd()}${endsInHyphen(before) ? '' : ' '}${line.trimStart()}`;
  });
}

function isWrap(before: string, after: string, width: number): boolean {
  if (before.trim() === '' || after.trim() === '' || SENTENCE_END.test(before.trimEnd())) return false;
  if (RULE.test(before) || RULE.test(after)) return false;
  if (COLUMNS.test(before) || COLUMNS.test(after) || LIST_ITEM.test(after)) return false;
  return /^\s*\p{Ll}/u.test(after) || before.length >= width * FULL_LINE;
}

function endsInHyphen(line: string): boolean {
  return /\p{L}-\s*$/u.test(line);
}
