import { type Palette, PALETTES, legible, paletteAround, paletteNamed } from '../color/palette.js';
import { pick, randomOf } from '../svg/random.js';
import { type Drawing, circle, rect, svgDocument } from '../svg/document.js';
import { drawText, fitText } from '../text/text-block.js';

export interface InitialsSpec {
  /** One to three letters. */
  initials: string;
  /** Names colors; the rest follows from the seed. */
  prompt: string;
  width: number;
  height: number;
  seed: number;
  /** A color; `none` for transparent paper. */
  paper?: string;
}

/** Draws letters on a colored disc: an avatar for a user without a picture. */
export async function drawInitials({
  initials,
  prompt,
  seed,
  paper,
  ...size
}: InitialsSpec): Promise<Drawing> {
  const { width, height } = size;
  const random = randomOf(seed);
  const palette: Palette = paper?.startsWith('#') ? paletteAround(paper) : pick(random, PALETTES);
  const disc = paletteNamed(prompt)?.[0] ?? palette.accent;
  const diameter = Math.min(width, height) * 0.92;
  const text = await fitText(
    initials,
    {
      family: 'instrument-sans',
      weight: 600,
      sizePx: diameter * (initials.length > 2 ? 0.32 : 0.42),
      fill: legible(disc, '#ffffff'),
      align: 'middle',
    },
    { maxWidth: diameter * 0.8, maxLines: 1 },
  );
  const content =
    rect(0, 0, width, height, paper ?? '#ffffff') +
    circle(width / 2, height / 2, diameter / 2, disc) +
    (await drawText(text, width / 2, height / 2 - text.height / 2));
  return svgDocument(size, content, `Avatar with the initials ${initials}`);
}
