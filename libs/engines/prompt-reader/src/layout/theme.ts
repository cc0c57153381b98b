import type { Theme, ThemeId } from '@capstan/site-document';
import type { Tone } from '../packs/grammar-schema.js';
import { kindOf } from '../packs/kinds.js';
import { paletteOf } from '../colors/palette.js';
import { pick } from './pick.js';

/** The themes that have a mood, the one that has most of it first. */
const THEMES_OF_TONE: Record<Tone, readonly ThemeId[]> = {
  bold: ['amplifier', 'commons'],
  elegant: ['vow', 'atelier'],
  formal: ['counsel', 'signal'],
  minimal: ['atelier', 'signal'],
  playful: ['commons', 'amplifier'],
  rustic: ['hearth'],
  calm: ['still', 'clinic'],
  warm: ['hearth', 'commons'],
  dark: [],
};

export interface Look {
  /** As values. */
  colors: readonly string[];
  tones: readonly Tone[];
}

/** The theme of a kind, moved by the mood and the colors that the customer asked for. */
export function themeFor(kind: string, { colors, tones }: Look, seed: string): Theme {
  const { themes } = kindOf(kind);
  const byTone = tones.flatMap((tone) => (tone === 'warm' ? [] : THEMES_OF_TONE[tone].slice(0, 1)));
  const fitting = themes.find((id) => byTone.includes(id));
  const isLasting = tones.includes('bold') || tones.includes('formal') || tones.includes('elegant');
  const id = fitting ?? (isLasting ? byTone[0] : undefined) ?? pick(themes.slice(0, 2), seed);
  const { accent, background, scheme } = paletteOf(colors).palette;
  return {
    id,
    typePairing: 'theme',
    ...(accent === undefined ? {} : { accent }),
    // A pale color alone may be of anything: "the white van outside is ours".
    ...(accent === undefined || background === undefined ? {} : { background }),
    scheme: tones.includes('dark') ? 'dark' : (scheme ?? 'auto'),
    density: densityOf(tones) ?? 'normal',
    imageTreatment: pick(['plain', 'rounded', 'framed'] as const, `${seed}/images`),
  };
}

/**
 * Another theme than the one that is there, with as many of the moods as there is one with: of those of the kind, else of
 * all. Null where no other one has any of them.
 */
export function themeOfMoods(
  kind: string,
  tones: readonly Tone[],
  current: ThemeId,
): { id: ThemeId; moods: readonly Tone[] } | null {
  const { themes } = kindOf(kind);
  const others = tones
    .flatMap((tone) => THEMES_OF_TONE[tone])
    .filter((id) => id !== current)
    .map((id) => ({ id, moods: tones.filter((tone) => THEMES_OF_TONE[tone].includes(id)) }))
    .toSorted(
      (a, b) =>
        b.moods.length - a.moods.length || Number(themes.includes(b.id)) - Number(themes.includes(a.id)),
    );
  return others[0] ?? null;
}

export const densityOf = (tones: readonly Tone[]): Theme['density'] | undefined =>
  tones.includes('minimal') || tones.includes('calm') ? 'airy' : undefined;
