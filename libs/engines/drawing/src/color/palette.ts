import { converter, formatHex, parse, wcagContrast } from 'culori';
import { colorOf, wordsWithColors } from './color-words.js';

const toOklch = converter('oklch');

/** Colors of a picture. */
export interface Palette {
  paper: string;
  ink: string;
  /** For second lines: readable on paper. */
  muted: string;
  accent: string;
  /** Three or more, to be put next to each other. */
  shapes: readonly string[];
}

export const PALETTES: readonly Palette[] = [
  {
    paper: '#f6f1e7',
    ink: '#1d1a16',
    muted: '#6b6256',
    accent: '#c4452d',
    shapes: ['#c4452d', '#e9b44c', '#1f4e5f', '#e8dcc4', '#7d9d9c'],
  },
  {
    paper: '#0f1a2b',
    ink: '#f4f1ea',
    muted: '#a3b1c6',
    accent: '#ffb454',
    shapes: ['#1d3557', '#457b9d', '#ffb454', '#24476b', '#e4572e'],
  },
  {
    paper: '#eef3ee',
    ink: '#12261d',
    muted: '#55685d',
    accent: '#1f7a4d',
    shapes: ['#1f7a4d', '#b7d3b0', '#f2c14e', '#0f3d2e', '#dfe9d8'],
  },
  {
    paper: '#f4f0fa',
    ink: '#1f1633',
    muted: '#675d7d',
    accent: '#6a3fd4',
    shapes: ['#6a3fd4', '#c5b3f5', '#ff8fa3', '#2c1d57', '#e6dcfb'],
  },
  {
    paper: '#fff6ef',
    ink: '#2a1410',
    muted: '#7d5f55',
    accent: '#e2583e',
    shapes: ['#e2583e', '#ffb997', '#843b62', '#f6d8c3', '#0b3954'],
  },
  {
    paper: '#101312',
    ink: '#f1f5f0',
    muted: '#9aa8a0',
    accent: '#9ee37d',
    shapes: ['#1d2b26', '#2f4a3f', '#9ee37d', '#63c7b2', '#22312b'],
  },
];

/** A palette around one color. */
export function paletteAround(hex: string): Palette {
  const base = toOklch(parse(hex));
  if (!base) return PALETTES[0] as Palette;
  const hue = base.h ?? 0;
  const make = (l: number, c: number, turn = 0): string =>
    formatHex({ mode: 'oklch', l, c, h: (hue + turn) % 360 });
  const isDark = base.l < 0.6;
  const chroma = Math.min(base.c, 0.15);
  const ink = isDark ? make(0.97, 0.01) : make(0.2, Math.min(0.04, chroma));
  return {
    paper: hex,
    ink: isReadable(ink, hex) ? ink : isDark ? '#ffffff' : '#000000',
    muted: legible(hex, isDark ? make(0.82, 0.03) : make(0.38, 0.04)),
    accent: isDark ? make(0.82, 0.14, 60) : make(0.45, 0.16, 30),
    shapes: [
      make(isDark ? base.l + 0.12 : base.l - 0.12, chroma),
      make(isDark ? base.l + 0.24 : base.l - 0.3, chroma, 25),
      make(0.75, 0.13, 70),
      make(isDark ? base.l + 0.06 : base.l - 0.06, chroma, -20),
      make(0.62, 0.15, 180),
    ],
  };
}

/** Whether a color can be read on a background (WCAG 2.2, 1.4.3); a transparent one is expected to be put on white. */
export const isReadable = (ink: string, background: string): boolean =>
  wcagContrast(background === 'none' ? '#ffffff' : background, ink) >= 4.5;

/** The color, or black or white where it cannot be read on the background. */
export function legible(background: string, wanted: string): string {
  if (isReadable(wanted, background)) return wanted;
  return wcagContrast(background, '#ffffff') >= wcagContrast(background, '#000000') ? '#ffffff' : '#000000';
}

const MOODS: Readonly<Record<string, readonly string[]>> = {
  pastel: ['#f7d6e0', '#cdeac0', '#c7ceea', '#ffdfba', '#e2f0cb'],
  warm: ['#f4a259', '#e76f51', '#f9dcc4', '#bc4b51', '#ffd166'],
  cool: ['#457b9d', '#a8dadc', '#1d3557', '#94d2bd', '#e0fbfc'],
  earth: ['#a98467', '#6c584c', '#dde5b6', '#adc178', '#f0ead2'],
  neon: ['#f72585', '#7209b7', '#3a0ca3', '#4cc9f0', '#0b0b1e'],
  monochrome: ['#111111', '#444444', '#888888', '#cccccc', '#f4f4f4'],
};

/** The colors that a prompt names, as a palette; undefined when it names none. */
export function paletteNamed(prompt: string): readonly string[] | undefined {
  const words = wordsWithColors(prompt);
  const mood = words.flatMap((word) => MOODS[word] ?? MOODS[word.replace(/s$/, '')] ?? []);
  if (mood.length > 0) return mood.slice(0, 5);
  const named = words.flatMap((word, index) => {
    if (word.startsWith('#')) return [word];
    const color = colorOf(word);
    return color === undefined ? [] : [shade(color, words[index - 1])];
  });
  const colors = [...new Set(named)].slice(0, 5);
  return colors.length === 0
    ? undefined
    : colors.length >= 3
      ? colors
      : [...colors, ...colors.flatMap(relatives)];
}

function shade(color: string, adjective: string | undefined): string {
  const base = toOklch(parse(color));
  const by =
    adjective === 'dark' || adjective === 'deep'
      ? -0.2
      : adjective === 'light' || adjective === 'pale'
        ? 0.2
        : 0;
  return base ? formatHex({ ...base, l: Math.min(0.97, Math.max(0.12, base.l + by)) }) : color;
}

/** Lighter and darker than a color. */
function relatives(color: string): string[] {
  const base = toOklch(parse(color));
  if (!base) return [];
  return [0.22, -0.14, 0.1].map((by) =>
    formatHex({ ...base, l: Math.min(0.96, Math.max(0.14, base.l + by)) }),
  );
}
