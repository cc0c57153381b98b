/** What is behind the last of some characters in a text; the whole text where it has none of them. */
export function sinceLast(text: string, characters: string): string {
  let start = text.length;
  while (start > 0 && !characters.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}
