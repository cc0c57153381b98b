/** A part of a text, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

export const overlaps = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** Without repetitions: every fact of a list may cover the whole list, which would take quadratic time to search. */
export const distinctRanges = (ranges: readonly Range[]): Range[] => [
  ...new Map(ranges.map((each) => [`${each.start}-${each.end}`, each])).values(),
];

export const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** `\p{Cs}`: half of a character outside of the Basic Multilingual Plane. */
const EDGE = /[¿¡\p{L}\p{N}\p{Sc}\p{Cs}"“”„«»「」『』'‘’%+@#]/u;
/** Signs that are read as letters or digits, such as "Ⓑ", "㏠" and "™", are at an edge as these are. */
const isEdge = (char: string): boolean =>
  EDGE.test(char) || (char > '\u00ff' && /[\p{L}\p{N}]/u.test(char.normalize('NFKC')));
const CLOSING = /[)\]!?%"“”»」』.'’]/u;

/** Without the spaces and separators around it; closing brackets and full stops of abbreviations stay. */
export function trimRange(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (from < to && !isEdge(text.charAt(from)) && !isOpening(text, from, to)) from += 1;
  while (to > from && !isEdge(text.charAt(to - 1)) && !CLOSING.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** A bracket that closes within the range belongs to it. */
const isOpening = (text: string, from: number, to: number): boolean => {
  const closing = { '(': ')', '（': '）', '[': ']' }[text.charAt(from)];
  return closing !== undefined && text.slice(from, to).includes(closing);
};

/** The text of a range, trimmed, with single spaces. */
export const textOf = (text: string, range: Range): string => {
  const { start, end } = trimRange(text, range);
  return text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
};

/** Whether ranges cover every letter and digit of a part of a text. */
export function isCoveredBy(text: string, { start, end }: Range, covers: readonly Range[]): boolean {
  for (let at = start; at < end; at += 1) {
    const isWord = /[\p{L}\p{N}]/u.test(text.charAt(at));
    if (isWord && !covers.some((cover) => cover.start <= at && at < cover.end)) return false;
  }
  return true;
}

/** A text with a space in the place of each range. */
export const withoutRanges = (text: string, ranges: readonly Range[]): string =>
  ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** The parts of a range that none of the kept ones covers. @param kept from left to right. */
export function rangesBetween({ start, end }: Range, kept: readonly Range[]): Range[] {
  const found: Range[] = [];
  let from = start;
  for (const each of kept) {
    if (each.start > from) found.push({ start: from, end: each.start });
    from = each.end;
  }
  if (end > from) found.push({ start: from, end });
  return found;
}
