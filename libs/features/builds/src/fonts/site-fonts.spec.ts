import { type Site, type Tone, composeSite, readBrief, renderSite } from '@capstan/site-builder';
import { describe, expect, it, vi } from 'vitest';
import { FONT_CATALOG } from './font-catalog.js';
import { chooseFonts } from './font-choice.js';
import { FontPackage } from './font-package.js';
import { withFonts } from './site-fonts.js';

const TONES: Tone[] = ['warm', 'plain', 'playful', 'elegant', 'bold', 'technical'];

function siteOf(prompt: string, tone: Tone): Site {
  return composeSite({ version: 1, brief: { ...readBrief(prompt), tone }, edits: [] });
}

function fontsOf(site: Site): string[] {
  const files = withFonts(renderSite(site, { hasFonts: true }));
  return [...files.keys()].filter((path) => path.startsWith('fonts/'));
}

const sizeOf = (files: ReadonlyMap<string, string | Uint8Array>): number =>
  [...files].reduce((sum, [path, content]) => sum + (path.startsWith('fonts/') ? content.length : 0), 0);

describe('withFonts', () => {
  it.each(TONES)(
    'adds the typefaces of the tone, with their licenses, and only what the text needs: %s',
    (tone) => {
      const files = withFonts(
        renderSite(siteOf('A site for a bakery called Fornalha.', tone), { hasFonts: true }),
      );
      const style = String(files.get('site.css'));
      const first = [...style.matchAll(/--font-(?:body|head|detail): '([^']+)'/g)].map(
        ([, family = '']) => family,
      );
      const paths = [...files.keys()].filter((path) => path.startsWith('fonts/'));
      for (const family of new Set(first)) {
        const name = FONT_CATALOG.find((font) => font.family === family)?.name;
        expect(paths).toContain(`fonts/${name}-latin-wght-normal.woff2`);
        expect(paths).toContain(`fonts/LICENSE-${name}.txt`);
      }
      expect(paths.filter((path) => path.includes('noto') || path.includes('cyrillic'))).toEqual([]);
      expect(sizeOf(files)).toBeLessThan(260_000);
      for (const [, file] of String(files.get('fonts/fonts.css')).matchAll(/url\(([^)]+)\)/g)) {
        expect(paths).toContain(`fonts/${file}`);
      }
    },
  );

  it('adds one family for Japanese, about a megabyte per site', () => {
    const site = siteOf(
      '東京の下町にあるパン屋「ことり製パン」のサイト。カンパーニュ 680円、くるみパン 420円。',
      'warm',
    );
    const files = withFonts(renderSite(site, { hasFonts: true }));
    const names = [...files.keys()].filter((path) => path.endsWith('.woff2'));
    expect(names.length).toBeGreaterThan(20);
    expect(names.every((path) => path.startsWith('fonts/noto-serif-jp-'))).toBe(true);
    expect(sizeOf(files)).toBeLessThan(1_500_000);
  });

  it('adds what a name in another script needs', () => {
    const site = siteOf('A site for a bakery called Fornalha.', 'plain');
    expect(fontsOf({ ...site, tagline: '山田' }).some((path) => /noto-sans-jp-\d+-/.test(path))).toBe(true);
  });

  it('embeds the typeface of a logo', () => {
    const files = withFonts(
      renderSite(siteOf('A site for a bakery called Fornalha.', 'bold'), { hasFonts: true }),
    );
    expect(files.get('brand/logo.svg')).toContain("font-family: 'Sofia Sans Condensed'");
    expect(files.get('brand/mark.svg')).not.toContain('@font-face');
  });

  it('removes the files of earlier fonts and is deterministic', () => {
    const site = siteOf('A site for a bakery called Fornalha.', 'playful');
    const once = withFonts(renderSite(site, { hasFonts: true }));
    const again = withFonts(new Map([...once, ['fonts/geist-latin-wght-normal.woff2', new Uint8Array(3)]]));
    expect([...again]).toEqual([...once]);
  });
});

it('reads only the beginning of very long files', () => {
  const style = new TextEncoder().encode(`p { font-family: 'Geist' }${' '.repeat(2_000_000)}`);
  const files = withFonts(
    new Map<string, string | Uint8Array>([
      ['site.css', style],
      ['index.html', `a${' '.repeat(2_000_000)}ж`],
    ]),
  );
  expect([...files.keys()].filter((path) => path.endsWith('.woff2'))).toEqual([
    'fonts/geist-latin-wght-normal.woff2',
  ]);
});

describe('chooseFonts', () => {
  const filesOf = (style: string, text: string): string[] =>
    chooseFonts(style, text).flatMap(({ slices }) => slices.map(({ file }) => file));

  it('reads families from style sheets and SVGs', () => {
    const file = 'geist-latin-wght-normal.woff2';
    expect(filesOf(`p { font-family: "Geist", serif }`, 'a')).toEqual([file]);
    expect(filesOf(`p { font: 600 1rem/1.2 'Geist' }`, 'a')).toEqual([file]);
    expect(filesOf(`:root { --any: Arial, 'Geist' }`, 'a')).toEqual([file]);
    expect(filesOf(`<text font-family="'Geist', serif">`, 'a')).toEqual([file]);
    expect(filesOf(`p { font-family: 'Helvetica' } /* 'Geist' */`, 'a')).toEqual([]);
  });

  it('uses a later family only for what earlier ones lack', () => {
    const style = `p { font-family: 'Instrument Sans', 'Source Sans 3' }`;
    expect(filesOf(style, 'abc')).toEqual(['instrument-sans-latin-wght-normal.woff2']);
    expect(filesOf(style, 'abc ж')).toContain('source-sans-3-cyrillic-wght-normal.woff2');
  });

  it('looks up each character once, however many lists a style sheet has', () => {
    const asked = vi.spyOn(FontPackage.prototype, 'slicesWith');
    const text = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    const families = ['Geist', 'Archivo', 'Fraunces', 'Noto Sans JP'];
    const orders = families.flatMap((one) => families.map((other) => [one, other, ...families]));
    const style = orders
      .map((list, index) => `--a${index}: ${list.map((name) => `'${name}'`).join()};`)
      .join('');
    expect(filesOf(style, text).length).toBeGreaterThan(20);
    // Once for each family that is named, and once for the one that is used.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(text.length * (families.length + 1));
    asked.mockRestore();
  });

  it('adds italics only where they are used', () => {
    const style = `p { font-family: 'Newsreader' }`;
    expect(filesOf(style, 'a')).toEqual(['newsreader-latin-wght-normal.woff2']);
    expect(filesOf(`${style} i { font-style: italic }`, 'a')).toContain('newsreader-latin-wght-italic.woff2');
  });
});
