const INTRODUCES = /:$/u;

/** A sentence with the numbers of its sources. */
export interface CitedText {
  text: string;
  sources: readonly number[];
}

/**
 * Joins sentences, each followed by the markers of its sources: `It opened in 1932. [Source 1] [Source 3]`. What a
 * sentence introduces with a colon, such as a list, is on lines of its own.
 */
export function markedText(sentences: readonly CitedText[]): string {
  const first = sentences.findIndex(({ text }) => INTRODUCES.test(text));
  return sentences
    .map(({ text, sources }, index) => {
      const marked = [text, ...sources.map((source) => `[Source ${source}]`)].join(' ');
      const separator = first >= 0 && index > first ? '\n' : ' ';
      return index === 0 ? marked : `${separator}${marked}`;
    })
    .join('');
}
