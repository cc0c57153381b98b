import type { Language, Tone } from '../model/vocabulary.js';

/** Typefaces that every system has in some form; paired by tone, sized by a fluid modular scale. */
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

const SYSTEM =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Cantarell, 'Noto Sans', 'Liberation Sans', system-ui, sans-serif";
const GROTESQUE =
  "'Helvetica Neue', 'Arial Nova', Inter, Roboto, Arial, 'Nimbus Sans', 'Liberation Sans', sans-serif";
const HUMANIST = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, Candara, 'Liberation Sans', sans-serif";
const OLD_STYLE =
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, 'Liberation Serif', serif";
const DIDONE =
  "Didot, 'Bodoni MT', 'Playfair Display', 'Noto Serif Display', 'Libre Bodoni', Baskerville, 'Liberation Serif', serif";
const ROUND =
  "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Nunito, Quicksand, 'Arial Rounded MT Bold', Calibri, 'Liberation Sans', sans-serif";
const NARROW =
  "'Avenir Next Condensed', 'Arial Narrow', 'Roboto Condensed', 'Franklin Gothic Medium Cond', 'Nimbus Sans Narrow', 'Liberation Sans Narrow', Impact, sans-serif";
const MONO =
  "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";

const BY_TONE: Record<Tone, Typography> = {
  warm: type({ head: OLD_STYLE, body: HUMANIST, headWeight: 600, tracking: '-0.012em', leading: 1.12 }),
  plain: type({ head: GROTESQUE, body: SYSTEM, headWeight: 650, tracking: '-0.022em', ratios: [1.18, 1.25] }),
  playful: type({ head: ROUND, body: ROUND, headWeight: 800, tracking: '-0.015em', leading: 1.1 }),
  elegant: type({
    head: DIDONE,
    body: OLD_STYLE,
    headWeight: 400,
    tracking: '-0.018em',
    leading: 1.08,
    ratios: [1.24, 1.36],
  }),
  bold: type({
    head: NARROW,
    body: GROTESQUE,
    headWeight: 800,
    tracking: '-0.01em',
    leading: 0.98,
    ratios: [1.25, 1.4],
  }),
  technical: type({
    head: GROTESQUE,
    body: SYSTEM,
    detail: MONO,
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

const GOTHIC =
  "'Hiragino Kaku Gothic ProN', 'Yu Gothic Medium', 'Yu Gothic', 'Noto Sans JP', 'Noto Sans CJK JP', Meiryo";
const MINCHO = "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP', 'BIZ UDMincho'";
const MARU = "'Hiragino Maru Gothic ProN', 'BIZ UDGothic', 'Noto Sans JP', 'Noto Sans CJK JP', Meiryo";

const SERIF_TONES = new Set<Tone>(['warm', 'elegant']);

/** The typefaces of a tone; Japanese puts a face with kana and kanji first, so that no Latin face sets the rhythm. */
export function typographyOf(tone: Tone, language: Language): Typography {
  const typography = BY_TONE[tone];
  if (language !== 'ja') return typography;
  const head = SERIF_TONES.has(tone) ? MINCHO : tone === 'playful' ? MARU : GOTHIC;
  return {
    ...typography,
    head: `${head}, ${typography.head}`,
    body: `${GOTHIC}, ${typography.body}`,
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
