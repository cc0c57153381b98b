import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';

/** Families that come with the service, so that a picture looks alike on every machine. */
export type FontFamily =
  | 'archivo'
  | 'fraunces'
  | 'geist'
  | 'geist-mono'
  | 'instrument-sans'
  | 'newsreader'
  | 'sofia-sans-condensed';

export interface FontStyle {
  family: FontFamily;
  /** 100 to 900, as in CSS. */
  weight: number;
}

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const JAPANESE = '@fontsource-variable/noto-sans-jp';

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

const files = new Map<string, Promise<Font | undefined>>();

/** A subset of a variable font at one weight; undefined when the package has none of that name. */
function variableFont(packageName: string, file: string, weight: number): Promise<Font | undefined> {
  return once(`${file}@${weight}`, async () => {
    const woff2 = await readFile(join(folderOf(packageName), 'files', file)).catch(() => undefined);
    if (!woff2) return undefined;
    // Variations are computed from uncompressed outlines only.
    const { create } = await import('fontkit');
    const { default: decompress } = await import('wawoff2/decompress.js');
    const font = create(Buffer.from(await decompress(woff2))) as Font;
    return font.getVariation({ wght: weight });
  });
}

/** The font of a style that has a character; DejaVu Sans, with its box for unknown ones, as the last resort. */
export async function fontFor(codePoint: number, { family, weight }: FontStyle): Promise<Font> {
  for (const subset of SUBSETS) {
    const packageName = `@fontsource-variable/${family}`;
    const font = await variableFont(packageName, `${family}-${subset}-wght-normal.woff2`, weight);
    if (font?.hasGlyphForCodePoint(codePoint)) return font;
  }
  const subset = await japaneseSubsetOf(codePoint);
  const japanese =
    subset === undefined
      ? undefined
      : await variableFont(JAPANESE, `noto-sans-jp-${subset}-wght-normal.woff2`, weight);
  if (japanese?.hasGlyphForCodePoint(codePoint)) return japanese;
  return dejaVu(weight >= 600 ? 'DejaVuSans-Bold.ttf' : 'DejaVuSans.ttf');
}

const dejaVu = (file: string): Promise<Font> =>
  once(file, async () => {
    const { create } = await import('fontkit');
    return create(await readFile(join(folderOf('dejavu-fonts-ttf'), 'ttf', file))) as Font;
  }) as Promise<Font>;

let japaneseRanges: Promise<[subset: string, from: number, to: number][]> | undefined;

async function japaneseSubsetOf(codePoint: number): Promise<string | undefined> {
  japaneseRanges ??= readJapaneseRanges();
  return (await japaneseRanges).find(([, from, to]) => codePoint >= from && codePoint <= to)?.[0];
}

/** The package says which of its 120 files holds which characters. */
async function readJapaneseRanges(): Promise<[string, number, number][]> {
  const text = await readFile(join(folderOf(JAPANESE), 'unicode.json'), 'utf8');
  const ranges = Object.entries(JSON.parse(text) as Record<string, string>);
  return ranges.flatMap(([subset, list]) =>
    list.split(',').map((range): [string, number, number] => {
      const [from = '0', to = from] = range.replace('U+', '').split('-');
      return [subset.replace(/[[\]]/g, ''), parseInt(from, 16), parseInt(to, 16)];
    }),
  );
}

function once(key: string, load: () => Promise<Font | undefined>): Promise<Font | undefined> {
  const known = files.get(key) ?? load();
  files.set(key, known);
  return known;
}
