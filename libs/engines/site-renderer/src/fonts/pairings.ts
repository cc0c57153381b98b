import type { Theme, ThemeId } from '@capstan/site-document';

type PairingId = Theme['typePairing'];

/** A typeface of a `@fontsource` package. */
export interface Face {
  family: string;
  package: string;
  /** Variable: the range of weights that is kept, or the only one. Static: the weights that are shipped, one file each. */
  weights: readonly [number, ...number[]];
  isVariable: boolean;
  hasItalics?: boolean;
  /** While it loads, and for characters that it lacks. */
  fallback: 'serif' | 'sans-serif' | 'monospace';
}

/** Typefaces by their roles. */
export interface Pairing {
  display: Face;
  text: Face;
  /** Small capitals, numbers and captions; by default the text face. */
  label?: Face;
}

const variable = (
  family: string,
  weights: Face['weights'],
  fallback: Face['fallback'],
  hasItalics = false,
): Face => ({
  family,
  package: `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`,
  weights,
  isVariable: true,
  hasItalics,
  fallback,
});

const fixed = (
  family: string,
  weights: Face['weights'],
  fallback: Face['fallback'],
  hasItalics = false,
): Face => ({
  family,
  package: `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`,
  weights,
  isVariable: false,
  hasItalics,
  fallback,
});

const FIGTREE = variable('Figtree', [400, 700], 'sans-serif');
const MINCHO = fixed('Shippori Mincho', [500], 'serif');

const PAIRINGS: Record<Exclude<PairingId, 'theme'>, Pairing> = {
  'fraunces-figtree': { display: variable('Fraunces', [600], 'serif'), text: FIGTREE },
  'garamond-franklin': {
    display: variable('EB Garamond', [420], 'serif'),
    text: variable('Libre Franklin', [400, 600], 'sans-serif'),
  },
  'anton-archivo': {
    display: fixed('Anton', [400], 'sans-serif'),
    text: variable('Archivo', [400, 700], 'sans-serif'),
  },
  'cormorant-karla': {
    display: variable('Cormorant Garamond', [500], 'serif', true),
    text: variable('Karla', [400, 600], 'sans-serif'),
  },
  'bricolage-instrument': {
    display: variable('Bricolage Grotesque', [800], 'sans-serif'),
    text: variable('Instrument Sans', [400, 700], 'sans-serif'),
  },
  'geist-mono': {
    display: variable('Geist', [400, 600], 'sans-serif'),
    text: variable('Geist', [400, 600], 'sans-serif'),
    label: variable('Geist Mono', [450], 'monospace'),
  },
  'instrument-serif-geist': {
    display: fixed('Instrument Serif', [400], 'serif', true),
    text: variable('Geist', [400, 500], 'sans-serif'),
  },
  'shippori-zen': {
    display: MINCHO,
    text: fixed('Zen Kaku Gothic New', [400], 'sans-serif'),
  },
  'dm-serif-figtree': { display: fixed('DM Serif Display', [400], 'serif'), text: FIGTREE },
  'schibsted-newsreader': {
    display: variable('Schibsted Grotesk', [600], 'sans-serif'),
    text: variable('Newsreader', [400, 600], 'serif'),
  },
};

/** What each theme was drawn with. */
const OF_THEME: Record<ThemeId, Exclude<PairingId, 'theme'>> = {
  hearth: 'fraunces-figtree',
  counsel: 'garamond-franklin',
  amplifier: 'anton-archivo',
  vow: 'cormorant-karla',
  commons: 'bricolage-instrument',
  signal: 'geist-mono',
  atelier: 'instrument-serif-geist',
  still: 'shippori-zen',
  clinic: 'dm-serif-figtree',
};

/** The typefaces of a site. Japanese ones get a single family: two would be twice as large. */
export function pairingOf({ id, typePairing }: Theme, language: string): Pairing {
  if (/^ja\b/i.test(language)) return { display: MINCHO, text: MINCHO };
  return PAIRINGS[typePairing === 'theme' ? OF_THEME[id] : typePairing];
}

export const facesOf = ({ display, text, label }: Pairing): Face[] => [
  ...new Map([display, text, ...(label ? [label] : [])].map((face) => [face.family, face])).values(),
];
