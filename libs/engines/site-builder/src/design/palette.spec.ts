import { wcagContrast } from 'culori';
import { array, assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSINESS_KINDS, TONES } from '../model/vocabulary.js';
import { type Palette, paletteOf, type Scheme } from './palette.js';

const BACKGROUNDS = ['bg', 'surface', 'surface-2', 'accent-soft', 'second-soft'] as const;

/** Pairs of foreground and background with the contrast that WCAG 2 AA wants of them. */
const REQUIRED: [keyof Scheme, readonly (keyof Scheme)[], number][] = [
  ['text', BACKGROUNDS, 7],
  ['muted', BACKGROUNDS, 4.5],
  ['accent-ink', BACKGROUNDS, 4.5],
  ['danger', BACKGROUNDS, 4.5],
  ['accent-text', ['accent', 'accent-shade'], 4.5],
  ['deep-text', ['deep'], 4.5],
  ['deep-muted', ['deep'], 4.5],
  ['deep-accent', ['deep'], 4.5],
  ['accent-edge', BACKGROUNDS, 3],
  ['control', BACKGROUNDS, 3],
  ['focus', BACKGROUNDS, 3],
];

function faultsOf(palette: Palette): string[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    REQUIRED.flatMap(([foreground, backgrounds, least]) =>
      backgrounds.flatMap((background) => {
        const contrast = wcagContrast(palette[name][foreground], palette[name][background]);
        return contrast >= least
          ? []
          : [`${name}: ${foreground} on ${background} ${contrast.toFixed(2)} < ${least}`];
      }),
    ),
  );
}

const colour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('palette', () => {
  it('keeps WCAG AA in light and dark for whatever colours are asked for', () => {
    const site = record({
      name: string(),
      kind: constantFrom(...BUSINESS_KINDS),
      tone: constantFrom(...TONES),
      colours: array(colour, { maxLength: 3 }),
    });
    assert(
      property(site, (asked) => {
        expect(faultsOf(paletteOf(asked))).toEqual([]);
      }),
      { numRuns: 3000, seed: 4 },
    );
  });

  it.each(['#000000', '#ffffff', '#ffff00', '#808080', '#00ff00', '#0000ff', '#777777'])(
    'keeps WCAG AA for %s, alone and beside black and white',
    (asked) => {
      for (const tone of TONES) {
        for (const colours of [[asked], [asked, '#000000'], ['#ffffff', asked]]) {
          expect(faultsOf(paletteOf({ name: 'x', kind: 'cafe', tone, colours }))).toEqual([]);
        }
      }
    },
  );

  it('finds a fault where there is one', () => {
    const palette = paletteOf({ name: 'x', kind: 'cafe', tone: 'warm', colours: [] });
    expect(faultsOf({ ...palette, light: { ...palette.light, muted: palette.light.bg } })).not.toEqual([]);
  });

  it('takes the colour asked for as its accent', () => {
    const { light } = paletteOf({ name: 'x', kind: 'cafe', tone: 'warm', colours: ['#1f7a3d'] });
    expect(light.accent).toBe('#1f7a3d');
  });

  it('keeps a light accent light and marks its edge', () => {
    const { light } = paletteOf({ name: 'x', kind: 'cafe', tone: 'plain', colours: ['#ffd500'] });
    expect(wcagContrast(light.accent, light.bg)).toBeLessThan(2);
    expect(light['accent-edge']).not.toBe(light.accent);
  });

  it('differs from name to name and from kind to kind', () => {
    const accent = (name: string, kind: 'cafe' | 'health'): string =>
      paletteOf({ name, kind, tone: 'warm', colours: [] }).light.accent;
    const names = ['Ada', 'Brot', 'Casa', 'Dora', 'Elm', 'Fig', 'Gold', 'Hof'];
    expect(new Set(names.map((name) => accent(name, 'cafe'))).size).toBe(3);
    expect(accent('Ada', 'cafe')).not.toBe(accent('Ada', 'health'));
  });
});
