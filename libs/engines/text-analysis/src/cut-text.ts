/** Returns the text up to `maxLength` UTF-16 units, cut after a whole word if possible. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const end = cut.search(/\s\S*$/);
  if (end > maxLength / 2) return cut.slice(0, end).trimEnd();
  // One huge word: cut it, but never through a surrogate pair.
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

/** Returns the first `maxWords` words of a text, at most `maxLength` UTF-16 units. */
export function cutWords(text: string, maxWords: number, maxLength: number): string {
  const words = text.trim().split(/\s+/);
  return cutText(words.slice(0, maxWords).join(' '), maxLength);
}
