import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { otherWords } from './known-words.js';
import type { WishedColor } from './named-colors.js';

/**
 * Whether a text is about the look: it says nothing else, or names what of the look it is about, or a color and the one
 * that goes for it. "We are calm and friendly" is for visitors, and "the van is blue now" is about a van.
 */
export function isAboutLook(
  { folded }: { folded: string },
  colors: readonly WishedColor[],
  said: readonly Range[],
  language: Language,
): boolean {
  const { looks, lists } = language;
  if (colors.length + said.length === 0) return false;
  const isNamed = looks.nouns.isIn(folded) || looks.text.isIn(folded);
  const { set, replace, swap, remove } = language.changes;
  const isOrder = [lists.wish, lists.command, looks.prefer, set, replace, swap, remove].some((list) =>
    list.isIn(folded),
  );
  const isPlain = otherWords(folded, [...colors, ...said], language).length === 0;
  if (isPlain) return isOrder || isNamed || !isOfOwner(folded, language);
  const isSwap = colors.some(({ isGone }) => isGone) && colors.some(({ isGone }) => !isGone);
  return isSwap || (isNamed && (isOrder || said.length > 0) && colors.length + said.length > 0);
}

/** "We are …", "our team is …". */
const isOfOwner = (folded: string, { lists }: Language): boolean =>
  [lists.self, lists.own].some((list) => list.atStart(folded) !== undefined);
