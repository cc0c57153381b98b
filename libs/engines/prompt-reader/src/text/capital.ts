/** With a capital letter at its beginning. Words with a capital letter inside keep their writing: "iPad cases". */
export function withCapital(text: string): string {
  const [word = ''] = text.split(/[\s-]/u, 1);
  return /^\p{Ll}/u.test(text) && !/\p{Lu}|[.@\d]/u.test(word)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}
