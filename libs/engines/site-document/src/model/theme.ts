import { z } from 'zod';

/** The art directions. Each is a style sheet of the renderer. */
export const THEMES = {
  hearth: 'warm and handmade: bakeries, cafés, restaurants, farms, crafts',
  counsel: 'formal, with hairlines and small capitals: law, tax, consulting, funeral homes',
  amplifier: 'loud and condensed: bands, clubs, gyms, festivals',
  vow: 'delicate and centered: weddings, florists, invitations',
  commons: 'bold shapes and friendly colors: non-profits, schools, clubs, children',
  signal: 'precise, with grid lines and monospaced labels: software, tools, agencies',
  atelier: 'a white gallery with very large serif type: portfolios, architects, photographers, shops',
  still: 'quiet, with wide margins and natural tones: ryokan, spas, tea, yoga',
  clinic: 'clear and reassuring, with rounded panels: medicine, therapy, care, dentists',
} as const;
export type ThemeId = keyof typeof THEMES;
export const THEME_IDS = Object.keys(THEMES) as [ThemeId, ...ThemeId[]];

/** Pairs of typefaces. `theme` is the one that the theme was drawn with. */
export const TYPE_PAIRINGS = [
  'theme',
  'fraunces-figtree',
  'garamond-franklin',
  'anton-archivo',
  'cormorant-karla',
  'bricolage-instrument',
  'geist-mono',
  'instrument-serif-geist',
  'shippori-zen',
  'dm-serif-figtree',
  'schibsted-newsreader',
] as const;

/** Sizes of all text, other than the usual one. */
export const TEXT_SIZES = ['small', 'large', 'extra-large'] as const;

const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #b4532a');

export const Theme = z
  .strictObject({
    id: z.enum(THEME_IDS),
    accent: Color.optional().describe(
      'replaces the accent color of the theme; shades are adjusted until text on them is readable',
    ),
    background: Color.optional().describe(
      'replaces the background of the theme: a light one in its light colors, a dark one in its dark colors',
    ),
    textSize: z.enum(TEXT_SIZES).optional().describe('of all text; as the theme was drawn if it is missing'),
    typePairing: z.enum(TYPE_PAIRINGS),
    scheme: z.enum(['auto', 'light', 'dark']),
    density: z.enum(['airy', 'normal', 'compact']),
    imageTreatment: z.enum(['plain', 'rounded', 'arch', 'duotone', 'framed']),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;
