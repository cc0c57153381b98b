/** A shorter line was ended on purpose. */
const MIN_LINE = 45;
const MIN_WIDTH = 60;
const MAX_WIDTH = 110;
const ENDS = /[.!?:。]$/u;
const LIST_MARK = /^(?:[-–—*•·#>]|\d{1,3}[.)]|\p{L}[.)])\s/u;

/**
 * The text with each line break that only wraps a paragraph replaced by a space; every character keeps its place. A
 * paragraph is wrapped if the next word would not have fitted in its lines, and most lines continue a sentence.
 */
export function unwrapped(text: string): string {
  if (!text.includes('\n')) return text;
  let at = 0;
  return text
    .split('\n\n')
    .map((paragraph) => {
      const start = at;
      at += paragraph.length + 2;
      return unwrappedParagraph(text.slice(start, start + paragraph.length));
    })
    .join('\n\n');
}

function unwrappedParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (lines.length < 2 || width < MIN_WIDTH || width > MAX_WIDTH) return paragraph;
  const breaks = lines.slice(1).map((next, index) => isBreak(lines[index]!, next, width));
  const continued = lines
    .slice(1)
    .filter((next, index) => breaks[index] === true && /^(?:\s{2,}|[^\p{Lu}])/u.test(next));
  const wrapped = breaks.filter(Boolean).length;
  if (wrapped === 0 || continued.length * 2 < wrapped) return paragraph;
  return lines.reduce((joined, line, index) => `${joined}${breaks[index - 1] === true ? ' ' : '\n'}${line}`);
}

function isBreak(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S+)/u.exec(next)?.[1] ?? '';
  if (word === '' || LIST_MARK.test(next.trimStart()) || ENDS.test(line.trimEnd())) return false;
  return line.length >= MIN_LINE && line.length + 1 + word.length > width;
}
