import { type Palette, PALETTES, paletteAround } from '../color/palette.js';
import { type Drawing, svgDocument } from '../svg/document.js';
import { pick, randomOf } from '../svg/random.js';
import type { CardLayout, CardSpec, CardText } from './card.js';
import { editorial } from './editorial.js';
import { poster } from './poster.js';
import { quote } from './quote.js';
import { split } from './split.js';
import { terminal } from './terminal.js';

const LAYOUTS: Readonly<Record<CardLayout, (card: CardSpec) => Promise<string>>> = {
  editorial,
  poster,
  split,
  quote,
  terminal,
};

/** Layouts that suit any text; a quotation and a terminal must be requested by name. */
const BY_CHANCE = ['editorial', 'poster', 'split'] as const;

/** Composes text as a card or link picture. Without a layout or color the seed decides. */
export async function drawCard(spec: {
  text: CardText;
  width: number;
  height: number;
  seed: number;
  layout?: CardLayout;
  color?: string;
}): Promise<Drawing> {
  const { text, width, height, seed, layout, color } = spec;
  const random = randomOf(seed);
  const byChance = pick(random, BY_CHANCE);
  const palette: Palette = color === undefined ? pick(random, PALETTES) : paletteAround(color);
  const content = await LAYOUTS[layout ?? byChance]({ text, width, height, seed, palette });
  const alt = [text.eyebrow, text.title, text.subtitle, text.author, text.site].filter(Boolean).join(' | ');
  return svgDocument({ width, height }, content, `Card: ${alt}`);
}
