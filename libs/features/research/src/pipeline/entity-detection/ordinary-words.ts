import { termOfWord } from '@capstan/text-analysis';

/** Lower-case words of running text, not parts of URLs, paths and identifiers. */
const PLAIN_WORD = /(?<![\p{L}\p{N}_.@/\\:-])\p{Ll}{2,}(?![\p{L}\p{N}_@/\\-]|\.\p{L})/gu;
const WORD = /^\p{Lu}\p{L}+$/u;
const ACRONYM = /^\p{Lu}{2,5}$/u;
/** A capitalized word that does not begin its sentence. */
const INNER_CAPITAL = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu;

/**
 * Words that the page itself uses as plain words, whatever their capitalization at the beginning of a
 * sentence or in code.
 */
export class OrdinaryWords {
  private readonly plain: ReadonlyMap<string, number>;
  private readonly capital: ReadonlyMap<string, number>;

  constructor(private readonly text: string) {
    this.plain = countsOf(text, PLAIN_WORD);
    this.capital = countsOf(text, INNER_CAPITAL);
  }

  /**
   * Whether a single word is not a name on this page: it also occurs in lower case, or as "a CA" and "CAs".
   */
  isOrdinary(name: string): boolean {
    if (!WORD.test(name)) return false;
    const term = termOfWord(name);
    const plain = this.plain.get(term) ?? 0;
    const isInCapitals = !/\p{Ll}/u.test(name);
    if (plain > 0 && (isInCapitals || plain >= (this.capital.get(term) ?? 0))) return true;
    return ACRONYM.test(name) && this.isCountable(name);
  }

  /** A name without an ordinary word before it ("Internal Falcot Corp") if `isKnown` accepts the rest. */
  withoutLabel(name: string, isKnown: (rest: string) => boolean): string {
    const [first = '', next = ''] = name.split(' ');
    const rest = name.slice(first.length + 1);
    if (next === '' || !this.plain.has(termOfWord(first)) || this.plain.has(termOfWord(next))) return name;
    return isKnown(rest) ? rest : name;
  }

  private isCountable(acronym: string): boolean {
    return new RegExp(
      `(?<!\\p{L})(?:${acronym}s(?!\\p{L})|(?:an?|each|every|any) ${acronym}(?=[.,;)]| (?:is|are|was|that|which|for|to|of|in|and|or|with|on|can|will|may|must|has|by)(?!\\p{L})))`,
      'u',
    ).test(this.text);
  }
}

function countsOf(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(pattern)) {
    const term = termOfWord(word);
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
