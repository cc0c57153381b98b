import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import { isAboutLook } from './about-look.js';
import { colorsIn } from './named-colors.js';
import { saidIn } from './said-changes.js';

/** Whether a part of a sentence orders something about the look: "make it navy", or only continues it: "white instead". */
export function lookPart(
  sentence: { text: string; folded: string },
  { start, end }: Range,
  language: Language,
): 'order' | 'more' | null {
  const { lists, looks } = language;
  const folded = sentence.folded.slice(start, end);
  // In "the orange and almond cake", only the whole sentence shows what is orange.
  const colors = colorsIn(sentence, language)
    .filter((color) => start <= color.start && color.end <= end)
    .map((color) => ({ ...color, start: color.start - start, end: color.end - start }));
  const { asked } = saidIn(folded, colors, language);
  if (!isAboutLook({ folded }, colors, asked, language)) return null;
  const isOrder = [lists.wish, lists.command, lists.imperative, looks.prefer].some((list) =>
    list.isIn(folded),
  );
  // "something brighter, like yellow"
  return isOrder && looks.like.atStart(folded) === undefined ? 'order' : 'more';
}
