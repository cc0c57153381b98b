import { wcagContrast } from 'culori';
import { type Palette, PALETTES, paletteAround, paletteNamed } from '../color/palette.js';
import { type Random, pick, randomOf } from '../svg/random.js';
import { type Drawing, rect, svgDocument } from '../svg/document.js';
import type { PatternArea } from './pattern-area.js';
import { drawIdenticon } from './identicon.js';
import { hexagons } from './hexagons.js';
import { PATTERN_STYLES, type PatternStyle, patternStyleIn } from './pattern-words.js';
import { halftone, terrazzo } from './dots.js';
import { checks, stripes } from './stripes.js';
import { triangles } from './triangles.js';
import { truchet } from './truchet.js';
import { waves } from './waves.js';

export interface PatternSpec {
  /** Names style and colors; the rest follows from the seed. */
  prompt: string;
  width: number;
  height: number;
  seed: number;
  /** A color; `none` for transparent paper. */
  paper?: string;
}

/** Shapes that are hardly visible are skipped. */
const MIN_CONTRAST = 1.08;

const PAINTERS: Readonly<Record<Exclude<PatternStyle, 'avatar'>, (area: PatternArea) => string>> = {
  truchet,
  triangles,
  waves,
  dots: halftone,
  terrazzo,
  hexagons,
  stripes,
  checks,
};

/** Fills a rectangle with a pattern. Same prompt, size and seed: the same picture. All but avatars tile without seams. */
export function drawPattern({ prompt, width, height, seed, paper }: PatternSpec): Drawing {
  const random = randomOf(seed);
  const style = styleOf(prompt, random);
  const palette = paletteOf(prompt, paper, random);
  const background = paper ?? palette.paper;
  const size = { width, height };
  if (style === 'avatar') return drawIdenticon({ ...size, seed, palette, paper: background });
  const colors = palette.shapes.filter(
    (color) => wcagContrast(color, background === 'none' ? palette.paper : background) > MIN_CONTRAST,
  );
  const content =
    rect(0, 0, width, height, background) +
    PAINTERS[style]({ ...size, colors: colorsOf(style, background, colors, palette), random });
  return svgDocument(size, content, `Pattern of ${style === 'truchet' ? 'arcs' : style}`);
}

/** Stripes and checks are of the paper and one other color; other figures are put on the paper. */
function colorsOf(
  style: PatternStyle,
  background: string,
  colors: readonly string[],
  palette: Palette,
): readonly string[] {
  const [first] = colors;
  if (first !== undefined && (style === 'stripes' || style === 'checks'))
    return [background === 'none' ? palette.paper : background, first];
  return colors.length > 1 ? colors : palette.shapes;
}

/** Stripes and checks must be requested by name. */
const BY_CHANCE = PATTERN_STYLES.slice(0, 6);

function styleOf(prompt: string, random: Random): PatternStyle {
  const byChance = pick(random, BY_CHANCE);
  return patternStyleIn(prompt) ?? byChance;
}

const lightest = (colors: readonly string[]): string =>
  colors.reduce((best, color) =>
    wcagContrast(color, '#000000') > wcagContrast(best, '#000000') ? color : best,
  );

function paletteOf(prompt: string, paper: string | undefined, random: Random): Palette {
  const byChance = pick(random, PALETTES);
  const named = paletteNamed(prompt);
  if (named)
    return {
      ...byChance,
      paper: paper ?? lightest(named),
      shapes: named,
      accent: named[0] ?? byChance.accent,
    };
  return paper?.startsWith('#') ? paletteAround(paper) : byChance;
}
