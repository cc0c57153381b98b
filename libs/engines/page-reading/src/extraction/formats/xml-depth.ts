/** Parts of XML in which `<` does not open an element, by their delimiters. */
const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Returns whether elements nest deeper than a limit, in one pass: a parser may take quadratic time in the depth. */
export function isDeeperThan(xml: string, limit: number): boolean {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => xml.startsWith(start, at));
    const mark = skipped?.[1] ?? '>';
    const end = xml.indexOf(mark, at);
    if (end < 0) return false;
    if (!skipped && xml[at + 1] === '/') depth -= 1;
    else if (!skipped && xml[end - 1] !== '/') depth += 1;
    if (depth > limit) return true;
    at = end + mark.length;
  }
  return false;
}
