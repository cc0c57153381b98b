const STRINGS_AND_COMMENTS = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g;

/** CSS without comments and without spaces that mean nothing. Strings are kept as they are. */
export function minifyCss(css: string): string {
  const strings: string[] = [];
  const bare = css.replaceAll(STRINGS_AND_COMMENTS, (match) => {
    if (match.startsWith('/*')) return '';
    strings.push(match);
    return `\u0000${strings.length - 1}\u0000`;
  });
  return bare
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/([{;][\w-]+): /g, '$1:')
    .replaceAll(';}', '}')
    .trim()
    .replaceAll(/\u0000(\d+)\u0000/g, (_, index: string) => strings[Number(index)] ?? '');
}
