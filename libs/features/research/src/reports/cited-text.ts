/** A part of a text of the report: words, or the number of a cited source. */
export type CitedPart = { text: string } | { source: number };

const MARKER = / ?\[Source (\d{1,4})\]/g;

/** Splits a text at its `[Source n]` markers; a marker of an unknown source stays text. */
export function citedParts(text: string, sources: readonly { id: number }[]): CitedPart[] {
  const known = new Set(sources.map(({ id }) => id));
  const parts: CitedPart[] = [];
  let from = 0;
  for (const { 0: marker, 1: number, index } of text.matchAll(MARKER)) {
    const source = Number(number);
    if (!known.has(source)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ source });
    from = index + marker.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
