import { THEME_IDS } from '@capstan/site-document';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readAsset } from '../assets/asset-folder.js';
import { onGround } from './ground.js';
import { minifyCss } from './minify-css.js';
import { accentRules } from './palette.js';

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
