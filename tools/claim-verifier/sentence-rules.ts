/** A rule that rewrites a sentence; undefined where it does not apply. `pick` chooses among several places, 0 to 1. */
export interface SentenceRule {
  name: string;
  apply: (sentence: string, pick: () => number, context: RuleContext) => string | undefined;
}

export interface RuleContext {
  /** The paragraph of the sentence. */
  paragraph: string;
  /** Synonyms of a word as people would use them; empty if there are none. */
  synonymsOf: (word: string) => readonly string[];
  antonymsOf: (word: string) => readonly string[];
  /** A content word of another page. */
  otherWord: () => string;
}

/** Replaces one of the matches, chosen at random. */
export function replaceOne(
  sentence: string,
  pattern: RegExp,
  pick: () => number,
  replacement: (match: RegExpExecArray | RegExpMatchArray) => string | undefined,
): string | undefined {
  const matches = [...sentence.matchAll(pattern)];
  const match = matches[Math.floor(pick() * matches.length)];
  const text = match && replacement(match);
  if (!match || text === undefined) return undefined;
  const changed =
    sentence.slice(0, match.index) + text + sentence.slice((match.index ?? 0) + match[0].length);
  return changed === sentence ? undefined : changed;
}

/** Replaces one of the words that a table has, in either direction. */
export function exchange(
  name: string,
  table: readonly (readonly [string, string])[],
  isSymmetric = true,
): SentenceRule {
  const targets = new Map<string, string[]>();
  for (const [one, other] of table) {
    targets.set(one, [...(targets.get(one) ?? []), other]);
    if (isSymmetric) targets.set(other, [...(targets.get(other) ?? []), one]);
  }
  const words = [...targets.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
  return {
    name,
    apply: (sentence, pick) =>
      replaceOne(sentence, pattern, pick, ([word]) => {
        const options = targets.get((word ?? '').toLowerCase()) ?? [];
        const chosen = options[Math.floor(pick() * options.length)];
        return chosen === undefined ? undefined : inCaseOf(word ?? '', chosen);
      }),
  };
}

export const inCaseOf = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
