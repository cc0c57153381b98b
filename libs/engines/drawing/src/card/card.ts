import type { Palette } from '../color/palette.js';

export const CARD_LAYOUTS = ['editorial', 'poster', 'split', 'quote', 'terminal'] as const;

export type CardLayout = (typeof CARD_LAYOUTS)[number];

export interface CardText {
  title: string;
  subtitle?: string;
  /** A short line above the title. */
  eyebrow?: string;
  author?: string;
  /** Name or address of the site. */
  site?: string;
}

/** The input of a layout. */
export interface CardSpec {
  text: CardText;
  width: number;
  height: number;
  palette: Palette;
  seed: number;
}
