import type { Oklch } from 'culori';
import type { BusinessKind } from '../model/vocabulary.js';
import { hexOf } from './contrast.js';

/** Colours of drawings, `#rrggbb`. They only decorate, so no contrast is asked of them. */
export interface ArtColours {
  'art-ground': string;
  'art-main': string;
  'art-second': string;
  'art-third': string;
  'art-light': string;
  'art-ink': string;
}

/** What of a palette drawings are coloured by; `turn` leads from the first hue to the second, `paper` is that of paper. */
export interface ArtSource {
  kind: BusinessKind;
  accent: Oklch;
  other: Oklch;
  turn: number;
  paper: { chroma: number; hue: number };
}

/** Kinds whose drawings show food: bread is brown even where the house is teal. */
const EDIBLE = new Set<BusinessKind>(['food_shop', 'restaurant', 'cafe']);
const CRUST = { c: 0.105, h: 52 };

interface Objects {
  main: Oklch;
  second: Oklch;
}

/** Colours of the things themselves. */
function objects({ kind, accent, other }: ArtSource, crustLightness: number): Objects {
  const hue = accent.h ?? 0;
  const isWarm = hue > 22 && hue < 95 && accent.c > 0.03;
  if (!EDIBLE.has(kind) || isWarm) return { main: accent, second: other };
  return { main: { mode: 'oklch', l: crustLightness, ...CRUST }, second: accent };
}

export function lightArt(source: ArtSource): ArtColours {
  const { accent, turn, paper } = source;
  const { main, second } = objects(source, 0.56);
  const hue = accent.h ?? 0;
  return {
    'art-ground': hexOf(0.915, Math.min(0.06, accent.c * 0.5), hue),
    'art-main': hexOf(main.l, main.c, main.h ?? 0),
    'art-second': hexOf(within(second.l, 0.5, 0.82), second.c, second.h ?? 0),
    'art-third': hexOf(0.83, Math.min(0.09, accent.c * 0.7), hue + turn / 3),
    'art-light': hexOf(0.99, paper.chroma, paper.hue),
    'art-ink': hexOf(0.29, Math.min(0.06, accent.c * 0.5), hue),
  };
}

export function darkArt(source: ArtSource): ArtColours {
  const { accent, turn, paper } = source;
  const { main, second } = objects(source, 0.68);
  const hue = accent.h ?? 0;
  return {
    'art-ground': hexOf(0.29, Math.min(0.05, accent.c * 0.4), hue),
    'art-main': hexOf(main.l, main.c, main.h ?? 0),
    'art-second': hexOf(within(second.l, 0.6, 0.74), second.c, second.h ?? 0),
    'art-third': hexOf(0.48, Math.min(0.08, accent.c * 0.6), hue + turn / 3),
    'art-light': hexOf(0.92, 0.015, paper.hue),
    'art-ink': hexOf(0.15, Math.min(0.03, accent.c * 0.3), hue),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
