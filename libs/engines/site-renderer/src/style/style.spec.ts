import { THEME_IDS } from '@capstan/site-document';
import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readAsset } from '../assets/asset-folder.js';
import { example } from '../fixtures/examples.js';
import { siteStyle } from './compose-style.js';
import { onGround } from './ground.js';
import { minifyCss } from './minify-css.js';
import { accentRules, decorationRules } from './palette.js';

const themeOf = (id: string): string => readAsset(`style/themes/${id}.css`);
const pair = (css: string, name: string): [string, string] => {
  const [, light = '', dark = ''] =
    new RegExp(String.raw`${name}:\s*light-dark\((#\w+),\s*(#\w+)\)`).exec(css) ?? [];
  return [light, dark];
};

describe.each(THEME_IDS)('the theme %s', (id) => {
  it('is readable in its own colors', () => {
    const css = themeOf(id);
    for (const scheme of [0, 1] as const) {
      const color = (name: string): string => pair(css, name)[scheme];
      for (const ground of ['--bg', '--surface']) {
        for (const ink of ['--ink', '--muted', '--accent-ink']) {
          expect(wcagContrast(color(ink), color(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(wcagContrast(color('--on-accent'), color('--accent'))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['#ffff00', '#000000', '#ffffff', '#ff00ff', '#808080'])(
    'stays readable with the accent %s',
    (accent) => {
      const css = themeOf(id);
      const rules = accentRules(accent, css);
      for (const scheme of [0, 1] as const) {
        expect(
          wcagContrast(pair(rules, '--on-accent')[scheme], pair(rules, '--accent')[scheme]),
        ).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['--bg', '--surface']) {
          expect(
            wcagContrast(pair(rules, '--accent-ink')[scheme], pair(css, ground)[scheme]),
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  it.each([
    ['#f3ead7', 0],
    ['#d8c4a0', 0],
    ['#161616', 1],
    ['#2459a6', 1],
  ] as const)('is readable on the background %s', (background, scheme) => {
    const css = onGround(background, themeOf(id));
    expect(pair(css, '--bg')[scheme]).toBe(background);
    expect(pair(css, '--bg')[1 - scheme]).toBe(pair(themeOf(id), '--bg')[1 - scheme]);
    for (const ground of ['--bg', '--surface']) {
      for (const ink of ['--ink', '--muted']) {
        const contrast = wcagContrast(pair(css, ink)[scheme], pair(css, ground)[scheme]);
        expect(contrast, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('the other colors of a theme', () => {
  const decorations = (css: string): string[] =>
    [...css.matchAll(/--(?:sun|leaf|blush):\s*(#[0-9a-f]{6});/giu)].map(([, color = '']) => color);
  const toOklch = converter('oklch');

  it.each(['#4a9bd4', '#ff00ff', '#2f7d32'])(
    'have the hue of the accent %s, and text on them stays readable',
    (accent) => {
      const css = themeOf('commons');
      const found = decorations(decorationRules(accent, css));
      expect(found).toHaveLength(decorations(css).length);
      expect(found).not.toEqual([]);
      const hue = toOklch(accent)?.h ?? 0;
      for (const color of found) {
        const turn = Math.abs((toOklch(color)?.h ?? 0) - hue);
        expect(Math.min(turn, 360 - turn), color).toBeLessThan(12);
        for (const ink of pair(css, '--ink').slice(0, 1))
          expect(wcagContrast(ink, color), color).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('are gray with a gray accent', () => {
    for (const color of decorations(decorationRules('#808080', themeOf('commons'))))
      expect(toOklch(color)?.c ?? 0).toBeLessThan(0.01);
  });

  it('are those of the theme where no accent is wished', () => {
    const document = example('bakery');
    const { accent: _accent, ...theme } = document.theme;
    const css = siteStyle({ ...document, theme: { ...theme, id: 'commons' } }, '');
    expect(decorations(css)).toEqual(decorations(themeOf('commons')));
  });

  it('follow the accent in the style sheet of a site', () => {
    const document = example('bakery');
    const css = siteStyle(
      { ...document, theme: { ...document.theme, id: 'commons', accent: '#4a9bd4' } },
      '',
    );
    expect(css).toContain(decorationRules('#4a9bd4', themeOf('commons')));
  });
});

describe('minifyCss', () => {
  it('removes comments and spaces, and keeps strings', () => {
    const css = '/* a */\n.a > .b {\n  color: red;\n  content: "  /* b */  ";\n}\n';
    expect(minifyCss(css)).toBe('.a>.b{color:red;content:"  /* b */  "}');
  });

  it('keeps spaces that have a meaning', () => {
    expect(minifyCss('.a .b:is(.c, .d) { margin: calc(1px + 2px) 0; }')).toBe(
      '.a .b:is(.c,.d){margin:calc(1px + 2px) 0}',
    );
    expect(minifyCss('@media (min-width: 4rem) and (hover: hover) { a { b: c } }')).toContain(
      '(min-width: 4rem) and (hover: hover)',
    );
  });
});
