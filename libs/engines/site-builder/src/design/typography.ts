import type { Language, Tone } from '../model/vocabulary.js';

/** Typefaces paired by tone and sized by a fluid modular scale. A site brings those that it names (libs/features/builds/src/fonts). */
export interface Typography {
  body: string;
  head: string;
  /** For labels and figures. */
  detail: string;
  headWeight: number;
  /** Letter spacing and line height of large headings. */
  tracking: string;
  leading: number;
  /** Ratio of the scale on a phone and on a desktop. */
  ratios: [number, number];
}

/** What takes the place of a typeface while it loads, or where a character of it is missing. */
const SANS =
  "'Noto Sans JP', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, 'Liberation Sans', sans-serif";
const SERIF = "'Noto Serif JP', Georgia, 'Times New Roman', 'Liberation Serif', serif";
const MONO = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";

/** A typeface before those that stand in for it; `fonts/fonts.css` of a site declares both of its names. */
const stack = (family: string, rest: string): string => `'${family}', '${family} Fallback', ${rest}`;

/** The typeface that a stack begins with. */
export const familyOf = (fonts: string): string => /^'([^']+)'/.exec(fonts)?.[1] ?? fonts;

const OLD_STYLE = stack('Fraunces', SERIF);
const HUMANIST = stack('Source Sans 3', SANS);
const GROTESQUE = stack('Instrument Sans', SANS);
const ROUND = stack('Fredoka', SANS);
const SOFT = stack('Nunito', SANS);
const DIDONE = stack('Playfair Display', SERIF);
const BOOK = stack('Newsreader', SERIF);
const NARROW = stack('Sofia Sans Condensed', SANS);
const POSTER = stack('Archivo', SANS);
const SWISS = stack('Geist', SANS);
const CODE = stack('Geist Mono', MONO);

const BY_TONE: Record<Tone, Typography> = {
  warm: type({ head: OLD_STYLE, body: HUMANIST, headWeight: 600, tracking: '-0.012em', leading: 1.12 }),
  plain: type({
    head: GROTESQUE,
    body: GROTESQUE,
    headWeight: 650,
    tracking: '-0.022em',
    ratios: [1.18, 1.25],
  }),
  playful: type({ head: ROUND, body: SOFT, headWeight: 600, tracking: '-0.015em', leading: 1.1 }),
  elegant: type({
    head: DIDONE,
    body: BOOK,
    headWeight: 400,
    tracking: '-0.018em',
    leading: 1.08,
    ratios: [1.24, 1.36],
  }),
  bold: type({
    head: NARROW,
    body: POSTER,
    headWeight: 800,
    tracking: '-0.01em',
    leading: 0.98,
    ratios: [1.25, 1.4],
  }),
  technical: type({
    head: SWISS,
    body: SWISS,
    detail: CODE,
    headWeight: 600,
    tracking: '-0.028em',
    ratios: [1.18, 1.26],
  }),
};

function type(given: Partial<Typography> & Pick<Typography, 'head' | 'body'>): Typography {
  return {
    detail: given.body,
    headWeight: 700,
    tracking: '0',
    leading: 1.1,
    ratios: [1.2, 1.3],
    ...given,
  };
}

const GOTHIC = stack(
  'Noto Sans JP',
  "'Hiragino Kaku Gothic ProN', 'Yu Gothic', 'Noto Sans CJK JP', Meiryo, system-ui, sans-serif",
);
const MINCHO = stack(
  'Noto Serif JP',
  "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'BIZ UDMincho', serif",
);

const SERIF_TONES = new Set<Tone>(['warm', 'elegant']);

/**
 * The typefaces of a tone. Japanese is set in one face with kana and kanji, so that no Latin face sets the rhythm and a
 * site brings the many files of one family only.
 */
export function typographyOf(tone: Tone, language: Language): Typography {
  const typography = BY_TONE[tone];
  if (language !== 'ja') return typography;
  const face = SERIF_TONES.has(tone) ? MINCHO : GOTHIC;
  return {
    ...typography,
    head: face,
    body: face,
    detail: face,
    headWeight: SERIF_TONES.has(tone) ? 500 : 700,
    tracking: '0.02em',
    leading: 1.35,
    ratios: [typography.ratios[0] - 0.04, typography.ratios[1] - 0.05],
  };
}

const PHONE_PX = 360;
const DESKTOP_PX = 1280;

/** Custom properties `--step--1` … `--step-5`: each size grows with the window between a phone and a desktop. */
export function typeScale(typography: Typography): string {
  const [small, large] = typography.ratios;
  const lines: string[] = [];
  for (let step = -1; step <= 5; step += 1) {
    // The smallest step shrinks by a fixed share: small print must stay readable whatever the ratio.
    const from = step < 0 ? 15 : 17 * small ** step;
    const to = step < 0 ? 15.5 : 18 * large ** step;
    lines.push(`--step-${step}: ${fluid(from, to)};`);
  }
  return lines.join('\n  ');
}

function fluid(fromPx: number, toPx: number): string {
  const slope = (toPx - fromPx) / (DESKTOP_PX - PHONE_PX);
  const rem = (px: number): string => `${(px / 16).toFixed(3)}rem`;
  return `clamp(${rem(fromPx)}, ${rem(fromPx - slope * PHONE_PX)} + ${(slope * 100).toFixed(3)}vw, ${rem(toPx)})`;
}
