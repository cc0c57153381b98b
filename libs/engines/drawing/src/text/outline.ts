import type { Font } from 'fontkit';
import { type FontStyle, fontFor } from './typeface.js';

/** One line of text as outlines: it looks the same everywhere and cannot contain markup. */
export interface OutlinedText {
  /** `d` of an SVG path that begins at the origin, on the baseline. */
  d: string;
  width: number;
}

export interface TextStyle extends FontStyle {
  sizePx: number;
  /** Extra space between letters, in em. */
  tracking?: number;
}

/** Outlines one line. Characters without a glyph in any font are skipped. */
export async function outlineText(text: string, style: TextStyle): Promise<OutlinedText> {
  let d = '';
  let x = 0;
  for (const run of await runsOf(text, style)) {
    const scale = style.sizePx / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (!position || glyph.id === 0) return;
      const at = { x: x + position.xOffset * scale, y: -position.yOffset * scale };
      d += pathData(glyph.path.commands, at, scale);
      x += position.xAdvance * scale + (style.tracking ?? 0) * style.sizePx;
    });
  }
  return { d, width: x };
}

export const measureText = async (text: string, style: TextStyle): Promise<number> =>
  (await outlineText(text, style)).width;

interface Run {
  font: Font;
  text: string;
}

/** Neighboring characters of one font; spaces and marks stay with what is before them. */
async function runsOf(text: string, style: FontStyle): Promise<Run[]> {
  const runs: Run[] = [];
  for (const character of printable(text)) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) as number;
    const staysWithLast = last && /^[\s\p{M}]$/u.test(character) && last.font.hasGlyphForCodePoint(codePoint);
    const font = staysWithLast ? last.font : await fontFor(codePoint, style);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ');

interface PathCommand {
  command: string;
  args: number[];
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Fonts have y upwards, SVG downwards. */
function pathData(commands: readonly PathCommand[], at: { x: number; y: number }, scale: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) =>
        index % 2 === 0 ? at.x + value * scale : at.y - value * scale,
      );
      return `${LETTERS[command] ?? ''}${points.map((value) => Number(value.toFixed(2))).join(' ')}`;
    })
    .join('');
}
