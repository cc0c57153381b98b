/** Without the given characters and spaces at its end. A regular expression would take quadratic time on long runs. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && (characters.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === ''))
    end -= 1;
  return text.slice(0, end);
}
