import { type TextStyle, measureText, outlineText } from './outline.js';

export interface BlockStyle extends TextStyle {
  fill: string;
  /** Height of a line, as a multiple of the size. */
  lineHeight?: number;
  align?: 'start' | 'middle' | 'end';
}

export interface BlockBox {
  maxWidth: number;
  maxLines: number;
  /** The size shrinks to this before text is cut with an ellipsis; default: the size of the style. */
  minSizePx?: number;
}

/** Text that was wrapped, ready to be placed. */
export interface TextBlock {
  lines: readonly string[];
  style: BlockStyle;
  width: number;
  height: number;
  /** From the top of the block to the first baseline. */
  ascent: number;
}

const STEP = 0.92;
const ASCENT = 0.78;

/** Wraps text to a width, at the largest size at which it fits. */
export async function fitText(text: string, style: BlockStyle, box: BlockBox): Promise<TextBlock> {
  const minSizePx = box.minSizePx ?? style.sizePx;
  const parts = await measuredParts(text, style);
  for (let sizePx = style.sizePx; ; sizePx = Math.max(minSizePx, sizePx * STEP)) {
    const sized = { ...style, sizePx };
    const lines = wrap(parts, box.maxWidth / sizePx);
    const isFitting =
      lines.length <= box.maxLines && lines.every(({ width }) => width * sizePx <= box.maxWidth);
    if (isFitting)
      return blockOf(
        lines.map((line) => line.text),
        sized,
      );
    if (sizePx <= minSizePx)
      return blockOf(
        await cut(
          lines.map((line) => line.text),
          sized,
          box,
        ),
        sized,
      );
  }
}

/** The block as SVG, its top left (or middle, or right) corner at x, y. */
export async function drawText({ lines, style, ascent }: TextBlock, x: number, y: number): Promise<string> {
  const drawn: string[] = [];
  for (const [index, line] of lines.entries()) {
    const { d, width } = await outlineText(line, style);
    const left = style.align === 'middle' ? x - width / 2 : style.align === 'end' ? x - width : x;
    const baseline = y + ascent + index * leadingOf(style);
    if (d !== '') {
      drawn.push(
        `<path transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)})" fill="${style.fill}" d="${d}"/>`,
      );
    }
  }
  return drawn.join('');
}

const leadingOf = ({ sizePx, lineHeight = 1.2 }: BlockStyle): number => sizePx * lineHeight;

async function blockOf(lines: readonly string[], style: BlockStyle): Promise<TextBlock> {
  const ascent = style.sizePx * ASCENT;
  const height = lines.length === 0 ? 0 : (lines.length - 1) * leadingOf(style) + style.sizePx;
  return { lines, style, width: await widest(lines, style), height, ascent };
}

async function widest(lines: readonly string[], style: TextStyle): Promise<number> {
  const widths = await Promise.all(lines.map((line) => measureText(line, style)));
  return Math.max(0, ...widths);
}

/** A word with the space after it. Widths are in em: they hold at any size. */
interface Part {
  text: string;
  width: number;
  /** Without the space. */
  ownWidth: number;
}

async function measuredParts(text: string, style: TextStyle): Promise<Part[]> {
  const inEm = { ...style, sizePx: 1 };
  return Promise.all(
    partsOf(text).map(async (part) => ({
      text: part,
      width: await measureText(part, inEm),
      ownWidth: await measureText(part.trimEnd(), inEm),
    })),
  );
}

/** Breaks between parts; a part that is too wide gets a line of its own. */
function wrap(parts: readonly Part[], maxWidth: number): { text: string; width: number }[] {
  const lines: { text: string; width: number; advance: number }[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && line.advance + part.ownWidth <= maxWidth) {
      line.text += part.text;
      line.width = line.advance + part.ownWidth;
      line.advance += part.width;
    } else lines.push({ text: part.text, width: part.ownWidth, advance: part.width });
  }
  return lines.map(({ text, width }) => ({ text: text.trim(), width })).filter(({ text }) => text !== '');
}

const partsOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .match(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*|\s+/gu,
    ) ?? [];

/** The first lines, the last of them ending in an ellipsis; a word that is too wide is cut too. */
async function cut(
  lines: readonly string[],
  style: TextStyle,
  { maxWidth, maxLines }: BlockBox,
): Promise<string[]> {
  const kept = lines.slice(0, maxLines);
  const isCut = kept.length < lines.length;
  return Promise.all(
    kept.map(async (line, index) => {
      const needsMark = isCut && index === kept.length - 1;
      return shorten(line, style, maxWidth, needsMark);
    }),
  );
}

async function shorten(
  line: string,
  style: TextStyle,
  maxWidth: number,
  needsMark: boolean,
): Promise<string> {
  if (!needsMark && (await measureText(line, style)) <= maxWidth) return line;
  const characters = [...line];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const text = `${characters.slice(0, middle).join('').trimEnd()}…`;
    if ((await measureText(text, style)) <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
}
