import { type CatalogFont, fontOf } from './font-catalog.js';
import { FontPackage, type FontSlice } from './font-package.js';

/** Files of a typeface that a text needs. */
export interface ChosenFont {
  font: CatalogFont;
  slices: FontSlice[];
}

/**
 * A list of families: in `font-family`, `font` or a custom property of a style sheet, or in an attribute of
 * an SVG.
 */
const FAMILY_LIST = /(?:font(?:-family)?|--[\w-]{1,60})(?:\s*:\s*([^;{}]+)|="([^"]+))/gi;
/** Limit of different lists, far above hand-written styles. */
const MAX_LISTS = 200;
const QUOTED = /'([^'\n]+)'|"([^"\n]+)"/g;

/**
 * Chooses the typefaces of the catalog that style sheets name, each with the files that the text needs: a
 * character uses the first family of a list that has it, so a later family only adds what the earlier ones
 * lack.
 */
export function chooseFonts(style: string, text: string): ChosenFont[] {
  const hasItalics = /\bitalic\b|<(?:em|i|cite|dfn|var)\b/.test(style + text);
  const chosen = new Map<CatalogFont, Set<FontSlice>>();
  for (const [font, groups] of charactersByFont(familyLists(style), text)) {
    const slices = [...groups].flat().flatMap((codePoint) => FontPackage.open(font).slicesWith(codePoint));
    chosen.set(font, new Set(slices.filter((slice) => slice.style !== 'italic' || hasItalics)));
  }
  return [...chosen]
    .map(([font, slices]) => ({ font, slices: [...slices].toSorted(byFile) }))
    .filter(({ slices }) => slices.length > 0)
    .toSorted((a, b) => a.font.name.localeCompare(b.font.name, 'en'));
}

/** Lists of families that contain at least one of the catalog. */
function familyLists(style: string): CatalogFont[][] {
  const lists = [...style.matchAll(FAMILY_LIST)].map(([, declared, attribute]) => {
    const families = [...(declared ?? attribute ?? '').matchAll(QUOTED)];
    return [...new Set(families.flatMap(([, single, double]) => fontOf(single ?? double ?? '') ?? []))];
  });
  const known = new Map(lists.map((fonts) => [fonts.map(({ name }) => name).join(), fonts]));
  return [...known.values()].filter((fonts) => fonts.length > 0).slice(0, MAX_LISTS);
}

/**
 * Groups the characters by the families that support them; each list is processed once per group, because
 * style and text of a model may both be long.
 */
function charactersByFont(
  lists: readonly (readonly CatalogFont[])[],
  text: string,
): Map<CatalogFont, Set<readonly number[]>> {
  const fonts = [...new Set(lists.flat())];
  const packages = fonts.map((font) => FontPackage.open(font));
  const groups = new Map<number, number[]>();
  for (const character of new Set(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    let having = 0;
    for (const [index, source] of packages.entries()) {
      if (source.slicesWith(codePoint).length > 0) having |= 1 << index;
    }
    const group = groups.get(having);
    if (group) group.push(codePoint);
    else groups.set(having, [codePoint]);
  }
  const found = new Map<CatalogFont, Set<readonly number[]>>();
  for (const list of lists) {
    for (const [having, group] of groups) {
      const font = list.find((each) => (having & (1 << fonts.indexOf(each))) !== 0);
      if (font === undefined) continue;
      if (!found.has(font)) found.set(font, new Set());
      found.get(font)?.add(group);
    }
  }
  return found;
}

const byFile = (a: FontSlice, b: FontSlice): number => (a.file < b.file ? -1 : 1);
