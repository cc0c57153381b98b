/** Changes the meaning of a sentence with almost the same words; undefined if it does not apply. */
export interface Change {
  name: string;
  /** @param names on the same page. */
  apply: (sentence: string, names: readonly string[]) => string | undefined;
}

const NUMBER = /(?<![\w.])\d+(?:[.,]\d+)*(?![\w])/;
/** A capitalized word within a sentence. */
const NAME = /(?<=[a-z,] )[A-Z][A-Za-z]{2,}(?![\w-])/;
const NAMES = new RegExp(NAME, 'g');
const NEGATED = /\b(is|are|was|were|can|will|must|may|should|does|do|has|have|could|would) not\b/;
const AUXILIARY = /\b(is|are|was|were|can|will|must|may|should|has|have|could|would)\b(?! not\b)/;

/** Rules that change the meaning of a sentence. */
export const CHANGES: readonly Change[] = [
  {
    name: 'a number changed',
    apply: (sentence) => {
      const [number] = NUMBER.exec(sentence) ?? [];
      if (number === undefined) return undefined;
      // Increments the last digit, so that years remain years.
      const last = Number(number.at(-1));
      return sentence.replace(NUMBER, number.slice(0, -1) + String(last === 9 ? 8 : last + 1));
    },
  },
  {
    name: 'a name changed',
    apply: (sentence, names) => {
      const [name] = NAME.exec(sentence) ?? [];
      const others = names.filter((other) => other !== name && !sentence.includes(other));
      const other = others[sentence.length % Math.max(1, others.length)];
      return name === undefined || other === undefined ? undefined : sentence.replace(NAME, other);
    },
  },
  {
    name: 'a negation added or omitted',
    apply: (sentence) => {
      if (NEGATED.test(sentence)) return sentence.replace(NEGATED, '$1');
      return AUXILIARY.test(sentence) ? sentence.replace(AUXILIARY, '$1 not') : undefined;
    },
  },
];

/** The names in sentences, each once. */
export function namesOf(sentences: readonly string[]): string[] {
  return [...new Set(sentences.flatMap((sentence) => sentence.match(NAMES) ?? []))];
}
