import { converter, type Oklch, wcagContrast } from 'culori';
import type { Site } from '../model/site.js';
import type { BusinessKind, Tone } from '../model/vocabulary.js';
import { type ArtColours, darkArt, lightArt } from './art-colours.js';
import { EDGE_CONTRAST, hexOf, leastContrast, TEXT_CONTRAST, withContrast } from './contrast.js';
import { seedColours } from './seed-colours.js';

/** Colours of one appearance, `#rrggbb`; each becomes a CSS custom property of the same name. */
export interface Scheme extends ArtColours {
  bg: string;
  surface: string;
  'surface-2': string;
  text: string;
  muted: string;
  /** Hairlines that only decorate. */
  line: string;
  /** Edges of inputs, 3:1 on every background. */
  control: string;
  accent: string;
  'accent-text': string;
  /** Pattern under text on the accent: away from that text, so that contrast only grows. */
  'accent-shade': string;
  /** The accent where a filled control must stand out from the page: 3:1 on every background. */
  'accent-edge': string;
  /** The accent as text. */
  'accent-ink': string;
  'accent-soft': string;
  second: string;
  'second-soft': string;
  focus: string;
  /** A dark band (footers, plates) and what stands on it. */
  deep: string;
  'deep-text': string;
  'deep-muted': string;
  'deep-accent': string;
  /** Refused input: as text on every background. */
  danger: string;
}

export interface Palette {
  light: Scheme;
  dark: Scheme;
}

const toOklch = converter('oklch');

/** Tint of paper by tone, and the turn from the first hue to the second where only one colour was asked for. */
const TINTS: Record<Tone, { chroma: number; hue: number | null; turn: number }> = {
  warm: { chroma: 0.016, hue: 80, turn: 30 },
  plain: { chroma: 0.003, hue: null, turn: 150 },
  playful: { chroma: 0.014, hue: null, turn: 125 },
  elegant: { chroma: 0.007, hue: 85, turn: 35 },
  bold: { chroma: 0.004, hue: null, turn: 165 },
  technical: { chroma: 0.006, hue: 255, turn: -65 },
};

/** Below this an asked colour is a grey, and says nothing about hue. */
const GREY_CHROMA = 0.03;

/** Every page of a site asks for its palette, and contrast takes a while to find. */
const PALETTES = new WeakMap<object, Palette>();

/** The palette of a site: asked colours, else what suits kind, tone and name; legible in both appearances. */
export function paletteOf(site: Pick<Site, 'name' | 'kind' | 'tone' | 'colours'>): Palette {
  const known = PALETTES.get(site);
  if (known !== undefined) return known;
  const palette = mixedPalette(site);
  PALETTES.set(site, palette);
  return palette;
}

function mixedPalette(site: Pick<Site, 'name' | 'kind' | 'tone' | 'colours'>): Palette {
  const asked = site.colours.map((colour) => toOklch(colour)).filter((colour) => colour !== undefined);
  const chromatic = asked.filter((colour) => colour.c >= GREY_CHROMA);
  const [first = asked[0], second] = chromatic;
  const fallback = seedColours(site);
  const main = first ?? fallback;
  const tint = TINTS[site.tone];
  const other = second ?? secondOf(main, asked.length, tint.turn);
  return { light: lightScheme(site.kind, main, other, tint), dark: darkScheme(site.kind, main, other, tint) };
}

/**
 * The second colour where no other was asked for: with none asked, as far from the first as the tone likes; with one,
 * a neighbour of it; with black, white or grey beside it, its own quieter shade.
 */
function secondOf(main: Oklch, asked: number, turn: number): Oklch {
  if (main.c < GREY_CHROMA) return { ...main, l: 0.6 };
  if (asked > 1) return { ...main, l: 0.66, c: main.c * 0.45 };
  const limited = asked === 0 ? turn : Math.sign(turn) * Math.min(Math.abs(turn), 45);
  return { mode: 'oklch', l: 0.76, c: Math.max(0.11, main.c * 0.8), h: hueOf(main) + limited };
}

type Tint = (typeof TINTS)[Tone];

function hueOf(colour: Oklch): number {
  return colour.h ?? 0;
}

function lightScheme(kind: BusinessKind, main: Oklch, other: Oklch, tint: Tint): Scheme {
  const hue = hueOf(main);
  const paper = tint.hue ?? hue;
  const bg = hexOf(0.986, tint.chroma * 0.55, paper);
  const surface = hexOf(0.997, tint.chroma * 0.2, paper);
  const surface2 = hexOf(0.957, tint.chroma * 1.2, paper);
  const soft = hexOf(0.938, Math.min(0.045, main.c * 0.4), hue);
  const secondSoft = hexOf(0.945, Math.min(0.032, other.c * 0.3), hueOf(other));
  const backgrounds = [bg, surface, surface2, soft, secondSoft];
  const accent = accentOf({ ...main, l: Math.min(0.9, main.l) });
  const deep = hexOf(0.24, Math.min(0.05, main.c * 0.4), hue);
  const ink: Oklch = { mode: 'oklch', l: 0.22, c: Math.min(0.03, main.c * 0.2), h: hue };
  return {
    bg,
    surface,
    'surface-2': surface2,
    text: withContrast(ink, backgrounds, 7, 'darker'),
    muted: withContrast({ ...ink, l: 0.48 }, backgrounds, TEXT_CONTRAST, 'darker'),
    line: hexOf(0.88, Math.max(tint.chroma, 0.008), paper),
    control: withContrast({ ...ink, l: 0.6 }, backgrounds, EDGE_CONTRAST, 'darker'),
    accent,
    'accent-text': textOn(accent, hue),
    'accent-shade': shadeOf(accent, textOn(accent, hue)),
    'accent-edge': withContrast(oklchOf(accent), backgrounds, EDGE_CONTRAST, 'darker'),
    'accent-ink': withContrast(oklchOf(accent), backgrounds, TEXT_CONTRAST, 'darker'),
    'accent-soft': soft,
    second: hexOf(other.l, other.c, hueOf(other)),
    'second-soft': secondSoft,
    focus: withContrast(oklchOf(accent), backgrounds, TEXT_CONTRAST, 'darker'),
    deep,
    ...onDeep(deep, main),
    danger: withContrast({ mode: 'oklch', l: 0.5, c: 0.19, h: 27 }, backgrounds, TEXT_CONTRAST, 'darker'),
    ...lightArt({
      kind,
      accent: oklchOf(accent),
      other,
      turn: tint.turn,
      paper: { chroma: tint.chroma, hue: paper },
    }),
  };
}

function darkScheme(kind: BusinessKind, main: Oklch, other: Oklch, tint: Tint): Scheme {
  const hue = hueOf(main);
  const paper = tint.hue ?? hue;
  const chroma = Math.min(0.018, Math.max(0.006, main.c * 0.12));
  const bg = hexOf(0.175, chroma, paper);
  const surface = hexOf(0.215, chroma * 1.1, paper);
  const surface2 = hexOf(0.205, chroma * 1.3, paper);
  const soft = hexOf(0.28, Math.min(0.05, main.c * 0.4), hue);
  const secondSoft = hexOf(0.27, Math.min(0.045, other.c * 0.4), hueOf(other));
  const backgrounds = [bg, surface, surface2, soft, secondSoft];
  const accent = accentOf({
    ...main,
    l: main.c < GREY_CHROMA ? 0.9 : Math.min(0.88, Math.max(0.66, main.l)),
  });
  const deep = hexOf(0.13, chroma, hue);
  const ink: Oklch = { mode: 'oklch', l: 0.94, c: 0.01, h: paper };
  return {
    bg,
    surface,
    'surface-2': surface2,
    text: withContrast(ink, backgrounds, 7, 'lighter'),
    muted: withContrast({ ...ink, l: 0.74 }, backgrounds, TEXT_CONTRAST, 'lighter'),
    line: hexOf(0.34, chroma, paper),
    control: withContrast({ ...ink, l: 0.55 }, backgrounds, EDGE_CONTRAST, 'lighter'),
    accent,
    'accent-text': textOn(accent, hue),
    'accent-shade': shadeOf(accent, textOn(accent, hue)),
    'accent-edge': withContrast(oklchOf(accent), backgrounds, EDGE_CONTRAST, 'lighter'),
    'accent-ink': withContrast(oklchOf(accent), backgrounds, TEXT_CONTRAST, 'lighter'),
    'accent-soft': soft,
    second: hexOf(Math.max(0.6, other.l), other.c, hueOf(other)),
    'second-soft': secondSoft,
    focus: withContrast(oklchOf(accent), backgrounds, TEXT_CONTRAST, 'lighter'),
    deep,
    ...onDeep(deep, main),
    danger: withContrast({ mode: 'oklch', l: 0.72, c: 0.15, h: 25 }, backgrounds, TEXT_CONTRAST, 'lighter'),
    ...darkArt({ kind, accent: oklchOf(accent), other, turn: tint.turn, paper: { chroma, hue: paper } }),
  };
}

function oklchOf(hex: string): Oklch {
  return toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 };
}

/**
 * An accent as asked, save that one on which white nearly reads is darkened the little that it takes: white on a
 * strong colour looks right where black looks harsh.
 */
function accentOf(colour: Oklch): string {
  const asked = hexOf(colour.l, colour.c, hueOf(colour));
  const darkened = withContrast(colour, ['#ffffff'], TEXT_CONTRAST, 'darker');
  return colour.l - oklchOf(darkened).l <= 0.05 ? darkened : asked;
}

function textOn(background: string, hue: number): string {
  if (wcagContrast('#ffffff', background) >= TEXT_CONTRAST) return '#ffffff';
  return withContrast({ mode: 'oklch', l: 0.2, c: 0.03, h: hue }, [background], TEXT_CONTRAST, 'darker');
}

function shadeOf(accent: string, text: string): string {
  const colour = oklchOf(accent);
  const isTextLighter = oklchOf(text).l > colour.l;
  return hexOf(colour.l + (isTextLighter ? -0.045 : 0.045), colour.c, hueOf(colour));
}

function onDeep(deep: string, main: Oklch): Pick<Scheme, 'deep-text' | 'deep-muted' | 'deep-accent'> {
  const hue = hueOf(main);
  const pale: Oklch = { mode: 'oklch', l: 0.95, c: 0.01, h: hue };
  return {
    'deep-text': withContrast(pale, [deep], 7, 'lighter'),
    'deep-muted': withContrast({ ...pale, l: 0.76 }, [deep], TEXT_CONTRAST, 'lighter'),
    'deep-accent': withContrast({ ...main, l: Math.max(0.72, main.l) }, [deep], TEXT_CONTRAST, 'lighter'),
  };
}

/** Contrast of the pairs that carry text, for the brand kit. */
export function textContrastOf(scheme: Scheme): number {
  return leastContrast(scheme.text, [scheme.bg, scheme.surface, scheme['surface-2'], scheme['accent-soft']]);
}
