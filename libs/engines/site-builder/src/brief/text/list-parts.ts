/** Longest list that is worth reading. */
const MAX_PARTS = 40;
const LAST_JOIN = /\s+(?:and|or|und|oder|sowie|et|ou|y|e|&|plus|as well as)\s+/iu;

/** Parts of an enumeration in running text: `a, b and c`. */
export function listParts(text: string): string[] {
  return text
    .split(/\s*[,;、・•|]\s*|\s*\n\s*[-*•]?\s*/u, MAX_PARTS)
    .flatMap((part, index, all) =>
      index === all.length - 1 || all.length === 1 ? part.split(LAST_JOIN) : [part],
    )
    .map((part) =>
      part
        .replace(/^(?:and|or|und|oder|et|ou|y|e|also|auch)\s+/iu, '')
        .replace(/^[-*•\s]+/, '')
        .trim(),
    )
    .filter((part) => part !== '');
}
