import { clampChroma, formatHex, type Oklch, wcagContrast } from 'culori';

/** WCAG 2 AA: text (1.4.3) and the edges of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

/** `#rrggbb` of an OKLCH colour, its chroma reduced until a screen can show it. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const colour: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue };
  return formatHex(clampChroma(colour, 'oklch'));
}

/** The least contrast of a colour with any of the backgrounds. */
export function leastContrast(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => wcagContrast(colour, background)));
}

/**
 * The colour itself, or the nearest one in the given direction that reaches `ratio` on every background. Black or
 * white ends the search, so a background lighter (or darker) than mid grey always finds its match.
 */
export function withContrast(
  colour: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const step = direction === 'darker' ? -0.01 : 0.01;
  for (let lightness = colour.l; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf(lightness, colour.c, colour.h ?? 0);
    if (leastContrast(hex, backgrounds) >= ratio) return hex;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}
