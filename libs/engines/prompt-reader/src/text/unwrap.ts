/** A shorter line was ended on purpose. */
const MIN_LINE = 45;
const MIN_WIDTH = 60;
const MAX_WIDTH = 110;
const ENDS = /[.!?:。]$/u;
const LIST_MARK = /^(?:[-–—*•·#>]|\d{1,3}[.)]|\p{L}[.)])\s/u;

/**
 * The text with each line break that only wraps a paragraph replaced by a space; every character keeps its place. A long
 * line continues in a small letter or a quotation. In a paragraph of wrapped lines, most of which do so, others continue
 * too if their next word would not have fitted.
 */
export function unwrapped(text: string): string {
  return text.split('\n\n').map(unwrappedParagraph).join('\n\n');
}

function unwrappedParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (lines.length < 2 || width < MIN_WIDTH) return paragraph;
  const full = lines.map((line, index) => isFull(line, lines[index + 1] ?? '', width));
  const wrapped = full.filter(Boolean).length;
  const continued = lines.filter(
    (_, index) => full[index]! && /^(?:\s{2,}|[^\p{Lu}])/u.test(lines[index + 1]!),
  );
  const isWrapped = width <= MAX_WIDTH && continued.length * 2 >= wrapped;
  return lines.reduce((joined, line, index) => {
    const before = lines[index - 1]!;
    const isBreak = continues(before, line) || (isWrapped && full[index - 1]!);
    return `${joined}${isBreak ? ' ' : '\n'}${line}`;
  });
}

/** Whether a sentence continues in the next line, whatever the other lines are like. */
const continues = (line: string, next: string): boolean =>
  line.length >= MIN_WIDTH && /[\p{L},;]\s?$/u.test(line) && /^(?:\p{Ll}|["“„«]\p{L})/u.test(next);

/** Whether the first word of the next line would not have fitted. */
function isFull(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S+)/u.exec(next)?.[1] ?? '';
  if (word === '' || LIST_MARK.test(next.trimStart()) || ENDS.test(line.trimEnd())) return false;
  return line.length >= MIN_LINE && line.length + 1 + word.length > width;
}
