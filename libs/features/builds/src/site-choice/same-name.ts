/** Shorter names are too common to find them within others. */
const MIN_PART = 4;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isLetter = /[\p{L}\p{N}]/u;
const isCjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether two names are of the same thing: equal, or one is the other with more words around it. */
export function isSameName(one: string, other: string): boolean {
  return isShorterName(one, other) || isMentioned(other, one);
}

/** Whether a name is the whole name, or a part of it. */
export function isShorterName(one: string, whole: string): boolean {
  return folded(one) === folded(whole) || isMentioned(one, whole);
}

/** Whether a text holds a name, as whole words where its script has words. */
export function isMentioned(name: string, text: string): boolean {
  const [needle, haystack] = [folded(name), folded(text)];
  if (needle.length < (isCjk.test(needle) ? 2 : MIN_PART)) return false;
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const [before, after] = [haystack[at - 1] ?? ' ', haystack[at + needle.length] ?? ' '];
    if (isCjk.test(needle) || (!isLetter.test(before) && !isLetter.test(after))) return true;
  }
  return false;
}
