import type { Language } from '../../packs/language.js';
import type { LookChange } from '../../packs/look-words-schema.js';
import { overlaps, type Range } from '../../text/range.js';

/** Words that say how a look is to change. */
export interface SaidChange extends Range {
  key: LookChange;
}

/** What mends too much of something. */
const OPPOSITES: Partial<Record<LookChange, LookChange>> = {
  calm: 'bold',
  bold: 'calm',
  elegant: 'warm',
  warm: 'minimal',
  minimal: 'playful',
  dark: 'lighter',
  playful: 'elegant',
  formal: 'warm',
  rustic: 'minimal',
};

/** What a text asks for, and what it says to be wrong, each as what is to be done. */
export function saidIn(
  folded: string,
  colors: readonly Range[],
  language: Language,
): { asked: SaidChange[]; complaints: SaidChange[] } {
  const { looks, tones } = language;
  const isText = looks.text.isIn(folded);
  const sizes = (['larger', 'smaller'] as const).flatMap((key) =>
    isText ? looks[key].find(folded).map(({ start, end }): SaidChange => ({ start, end, key })) : [],
  );
  const faults = looks.complaints.find(folded);
  const changes = longest(
    [...sizes, ...looks.steps.find(folded), ...looks.moods.find(folded)],
    faults,
    colors,
  );
  const tone = outside(tones.find(folded), [...colors, ...changes]);
  const excessive = outside(looks.excessive.find(folded), [...colors, ...changes]).filter((each) =>
    isExcess(each, folded, language),
  );
  const tooMuch = outside(tone, excessive).filter((each) => isExcess(each, folded, language));
  const complaints = [
    ...tooMuch.flatMap(({ start, end, key }): SaidChange[] => {
      const mended = OPPOSITES[key];
      return mended === undefined ? [] : [{ start, end, key: mended }];
    }),
    ...excessive,
    ...outside(faults, [...colors, ...changes]),
  ];
  const moods = tone.filter((each) => !complaints.some((other) => overlaps(each, other)));
  return { asked: [...changes, ...moods], complaints };
}

/** "less dark" and not "dark": the longer one of two that are at the same place; none that is a part of a color. */
const longest = (
  found: readonly SaidChange[],
  rivals: readonly Range[],
  colors: readonly Range[],
): SaidChange[] => {
  const sizeOf = ({ start, end }: Range): number => end - start;
  return outside(found, colors).filter((each) =>
    [...found, ...rivals].every((other) => !overlaps(each, other) || sizeOf(other) <= sizeOf(each)),
  );
};

const outside = <T extends Range>(found: readonly T[], taken: readonly Range[]): T[] =>
  found.filter((each) => !taken.some((other) => overlaps(each, other)));

/** "too dark", "a bit corporate", but not "make it a bit rustic". */
export function isExcess({ start }: Range, folded: string, { looks, lists }: Language): boolean {
  const before = folded.slice(0, start);
  const clause = before.slice(Math.max(...[...',;.!?'].map((mark) => before.lastIndexOf(mark))) + 1);
  const ends = ({ end }: Range): boolean => /^\s?$/u.test(clause.slice(end));
  const isAsked = [lists.wish, lists.command].some((list) => list.isIn(clause));
  // "no dark mode please"
  const isTooMuch = [looks.excess, lists.negation].some((list) => list.find(clause).some(ends));
  return isTooMuch || (!isAsked && looks.somewhat.find(clause).some(ends));
}
