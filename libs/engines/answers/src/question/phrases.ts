/** English verbs of several words, and the one word that means the same: pages write "backup" where questions ask how to "back up". */
const PHRASES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(?:turn(?:s|ed|ing)?|switch(?:es|ed|ing)?) (?:it |them )?on\b/giu, 'enable'],
  [/\b(?:turn(?:s|ed|ing)?|switch(?:es|ed|ing)?) (?:it |them )?off\b/giu, 'disable'],
  [/\b(?:set(?:s|ting)? up)\b/giu, 'configure'],
  [/\b(?:get(?:s|ting)? rid of|delet(?:e|es|ed|ing)|eras(?:e|es|ed|ing))\b/giu, 'remove'],
  [/\bback(?:s|ed|ing)?[ -](?:it |them )?up\b/giu, 'backup'],
  [/\b(?:log(?:s|ged|ging)?|sign(?:s|ed|ing)?)[ -](?:in|on)\b/giu, 'login'],
  [/\b(?:log(?:s|ged|ging)?|sign(?:s|ed|ing)?)[ -](?:out|off)\b/giu, 'logout'],
  [/\bshut(?:s|ting)?[ -](?:it |them )?down\b/giu, 'shutdown'],
  [/\btim(?:e|es|ed|ing)[ -]out\b/giu, 'timeout'],
  [/\broll(?:s|ed|ing)?[ -](?:it |them )?back\b/giu, 'rollback'],
  [/\bfall(?:s|ing)?[ -]back\b/giu, 'fallback'],
];

/** A text with each phrase followed by the word that means the same. */
export const withMeanings = (text: string): string =>
  PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, (found) => `${found} ${word} `), text);

/** A text with each phrase replaced by the word that means the same, and these words. */
export function byMeaning(text: string): { text: string; meanings: readonly string[] } {
  const meanings: string[] = [];
  const replaced = PHRASES.reduce(
    (rest, [pattern, word]) =>
      rest.replace(pattern, () => {
        meanings.push(word);
        return word;
      }),
    text,
  );
  return { text: replaced, meanings };
}
