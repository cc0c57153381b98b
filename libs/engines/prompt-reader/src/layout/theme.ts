import type { Theme, ThemeId } from '@capstan/site-document';
import type { Tone } from '../packs/grammar-schema.js';
import { kindOf } from '../packs/kinds.js';
import type { Language } from '../packs/language.js';
import { pick } from './pick.js';

const THEMES_OF_TONE: Partial<Record<Tone, ThemeId>> = {
  bold: 'amplifier',
  elegant: 'vow',
  formal: 'counsel',
  minimal: 'atelier',
  playful: 'commons',
  rustic: 'hearth',
  calm: 'still',
};
/** Colors that are backgrounds or text, not accents. */
const NEUTRALS = new Set(['#ffffff', '#161616', '#f3ead7', '#f4efe0', '#6f7276']);
const BLACK = '#161616';

export interface Look {
  colors: readonly string[];
  tones: readonly Tone[];
}

/** The theme of a kind, moved by the mood and the colors that the customer asked for. */
export function themeFor(kind: string, { colors, tones }: Look, language: Language, seed: string): Theme {
  const { themes } = kindOf(kind);
  const byTone = tones.flatMap((tone) => THEMES_OF_TONE[tone] ?? []);
  const fitting = themes.find((id) => byTone.includes(id));
  const isLasting = tones.includes('bold') || tones.includes('formal') || tones.includes('elegant');
  const id = fitting ?? (isLasting ? byTone[0] : undefined) ?? pick(themes.slice(0, 2), seed);
  const values = colors.flatMap((word) => language.color(word) ?? []);
  const accent = values.find((value) => !NEUTRALS.has(value));
  const isDark = tones.includes('dark') || values[0] === BLACK;
  return {
    id,
    ...(accent === undefined ? {} : { accent }),
    typePairing: 'theme',
    scheme: isDark ? 'dark' : values.includes('#ffffff') ? 'light' : 'auto',
    density: tones.includes('minimal') || tones.includes('calm') ? 'airy' : 'normal',
    imageTreatment: pick(['plain', 'rounded', 'framed'] as const, `${seed}/images`),
  };
}
