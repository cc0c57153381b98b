import { type CatalogFont, fontOf } from './font-catalog.js';
import { FontPackage, type FontSlice } from './font-package.js';

/** Files of a typeface that a text is set with. */
export interface ChosenFont {
  font: CatalogFont;
  slices: FontSlice[];
}

/** A list of families: in `font-family`, `font` or a custom property of a style sheet, or in an attribute of a drawing. */
const FAMILY_LIST = /(?:font(?:-family)?|--[\w-]{1,60})(?:\s*:\s*([^;{}]+)|="([^"]+))/gi;
const QUOTED = /'([^'\n]+)'|"([^"\n]+)"/g;

/**
 * The typefaces of the catalog that style sheets name, each with the files that the text needs: a character is set in the
 * first family of a list that has it, so a later family brings only what the earlier ones lack.
 */
export function chooseFonts(style: string, text: string): ChosenFont[] {
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const hasItalics = /\bitalic\b|<(?:em|i|cite|dfn|var)\b/.test(style + text);
  const chosen = new Map<CatalogFont, Set<FontSlice>>();
  for (const fonts of familyLists(style)) {
    for (const codePoint of codePoints) {
      for (const [font, slice] of slicesFor(fonts, codePoint)) {
        if (slice.style === 'italic' && !hasItalics) continue;
        if (!chosen.has(font)) chosen.set(font, new Set());
        chosen.get(font)?.add(slice);
      }
    }
  }
  return [...chosen]
    .map(([font, slices]) => ({ font, slices: [...slices].toSorted(byFile) }))
    .toSorted((a, b) => a.font.name.localeCompare(b.font.name, 'en'));
}

/** Lists of families in which the catalog has one at least. */
function familyLists(style: string): CatalogFont[][] {
  const lists = [...style.matchAll(FAMILY_LIST)].map(([, declared, attribute]) =>
    [...(declared ?? attribute ?? '').matchAll(QUOTED)].flatMap(
      ([, single, double]) => fontOf(single ?? double ?? '') ?? [],
    ),
  );
  const known = new Map(lists.map((fonts) => [fonts.map(({ name }) => name).join(), fonts]));
  return [...known.values()].filter((fonts) => fonts.length > 0);
}

/** One file in each style. Subsets overlap, and a browser takes the last that has a character. */
function slicesFor(fonts: readonly CatalogFont[], codePoint: number): [CatalogFont, FontSlice][] {
  for (const font of fonts) {
    const covering = FontPackage.open(font).slices.filter(({ covers }) => covers(codePoint));
    const byStyle = new Map(covering.map((slice) => [slice.style, slice]));
    if (byStyle.size > 0) return [...byStyle.values()].map((slice) => [font, slice]);
  }
  return [];
}

const byFile = (a: FontSlice, b: FontSlice): number => (a.file < b.file ? -1 : 1);
