import { clampChroma, converter, formatHex } from 'culori';

/** What a word next to a color does with it: dark red, dusty pink. */
export const SHADES = ['dark', 'light', 'muted', 'vivid'] as const;
export type Shade = (typeof SHADES)[number];

/** How the colors that are there can change. */
export const STEPS = ['darker', 'lighter', 'softer', 'stronger'] as const;
export type Step = (typeof STEPS)[number];

const toOklch = converter('oklch');

interface Shape {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export function shapeOf(color: string): Shape {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { lightness: l, chroma: c, hue: h };
}

const colorOf = ({ lightness, chroma, hue }: Shape): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));

const MIN_LIGHTNESS = 0.2;
/** A lighter accent is not visible on a light page. */
const MAX_LIGHTNESS = 0.72;

/** "dark red" of red. */
export function shadeOf(color: string, shade: Shade): string {
  const { lightness, chroma, hue } = shapeOf(color);
  const moved: Record<Shade, Shape> = {
    dark: {
      lightness: Math.min(lightness, Math.max(MIN_LIGHTNESS, lightness * 0.72)),
      chroma: chroma * 0.9,
      hue,
    },
    light: { lightness: Math.max(lightness, Math.min(0.86, lightness + 0.2)), chroma: chroma * 0.75, hue },
    muted: { lightness: lightness + (0.68 - lightness) * 0.4, chroma: chroma * 0.5, hue },
    vivid: { lightness: lightness + (0.64 - lightness) * 0.3, chroma: chroma * 1.3 + 0.02, hue },
  };
  return colorOf(moved[shade]);
}

/** The color that is one step darker, lighter, softer or stronger; the same one where there is none. */
export function stepOf(color: string, step: Step): string {
  const { lightness, chroma, hue } = shapeOf(color);
  const moved: Record<Step, Shape> = {
    darker: { lightness: Math.min(lightness, Math.max(MIN_LIGHTNESS, lightness - 0.1)), chroma, hue },
    lighter: { lightness: Math.max(lightness, Math.min(MAX_LIGHTNESS, lightness + 0.1)), chroma, hue },
    softer: { lightness, chroma: chroma * 0.6, hue },
    stronger: { lightness, chroma: chroma * 1.4, hue },
  };
  return colorOf(moved[step]);
}

const MIN_CHROMA = 0.03;
const MAX_HUES_APART = 32;

/** Whether two colors would be called by the same plain name. */
export function isSameHue(one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  const [a, b] = [shapeOf(one), shapeOf(other)];
  if (a.chroma < MIN_CHROMA || b.chroma < MIN_CHROMA) return one === other;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart) <= MAX_HUES_APART;
}

/** White, cream, ivory, sand: colors of pages, and not of what is to be seen first on them. */
export function isPale(color: string): boolean {
  const { lightness, chroma } = shapeOf(color);
  return lightness >= 0.8 && chroma < 0.08;
}

/** Without a hue: black, grey and white. */
export const isGrey = (color: string): boolean => shapeOf(color).chroma < 0.02;

/** Black and what is next to it. */
export const isBlack = (color: string): boolean => isGrey(color) && shapeOf(color).lightness < 0.3;

export const isDarkColor = (color: string): boolean => shapeOf(color).lightness < 0.5;
