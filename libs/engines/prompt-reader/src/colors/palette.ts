import type { Theme } from '@capstan/site-document';
import { isBlack, isDarkColor, isGrey, isPale } from './shades.js';

/** The colors of a theme. */
export type Palette = Pick<Theme, 'accent' | 'background' | 'scheme'>;

/** A palette of colors that were named, and those of them that it has no place for. */
export interface Painted {
  palette: Partial<Palette>;
  left: readonly string[];
}

const isPlain = (color: string): boolean => isPale(color) || isBlack(color);

/**
 * What each color is for: pale ones are the page, black is the page where it comes first, as in "black and gold", and the
 * first of the others is the accent.
 * @param ground the one that is said to be the background
 */
export function paletteOf(colors: readonly string[], ground: string | null = null): Painted {
  const others = colors.filter((color) => color !== ground);
  const [first] = others;
  const strong = others.filter((color) => !isPlain(color));
  const page =
    ground ?? others.find((color) => isPale(color)) ?? (first !== undefined && isBlack(first) ? first : null);
  const black = others.find((color) => isBlack(color) && color !== page);
  const accent = strong.find((color) => !isGrey(color)) ?? strong[0] ?? black;
  // Text is nearly black on any light page, and what is less important grey.
  const left = others.filter(
    (color) => color !== accent && color !== page && (isPale(color) || !isGrey(color)),
  );
  return {
    palette: {
      ...(accent === undefined ? {} : { accent }),
      ...(page === null ? {} : { background: page, scheme: isDarkColor(page) ? 'dark' : 'light' }),
    },
    left,
  };
}
