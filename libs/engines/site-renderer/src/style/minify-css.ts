const STRINGS_AND_COMMENTS = /"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g;

/** CSS without comments and without spaces that mean nothing. Strings are kept as they are. */
export function minifyCss(css: string): string {
  const strings: string[] = [];
  const bare = css.replaceAll(STRINGS_AND_COMMENTS, (match) => {
    if (match.startsWith('/*')) return '';
    strings.push(match);
    return `"${strings.length - 1}"`;
  });
  return bare
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/([{;][\w-]+): /g, '$1:')
    .replaceAll(';}', '}')
    .trim()
    .replaceAll(/"(\d+)"/g, (_, index: string) => strings[Number(index)] ?? '');
}
