import type { Aspect } from './aspect.js';

/** Words of one aspect in one language. */
export interface AspectWords {
  /** Heading of a section. */
  heading: string;
  /** Search words, best first; they also identify passages. */
  words: readonly string[];
  /** Further words with which a question names it. */
  names?: readonly string[];
}

/** Patterns for understanding questions in a language. All patterns are case-insensitive. */
export interface Phrasebook {
  /** ISO 639-1. */
  language: string;
  /** Stop words, folded: lower case, without accents. */
  stopWords: ReadonlySet<string>;
  /** Introductions without content: `please find`, `can you show me`. Removed until none matches. */
  openings: readonly RegExp[];
  /**
   * Question patterns and their aspect; the group `subject`, if any, is the subject. The first match wins.
   */
  shapes: readonly (readonly [pattern: RegExp, aspect: Aspect])[];
  /** Comparisons: the group `things` or the groups `a` and `b`; `quality` is the criterion. */
  comparisons: readonly RegExp[];
  /** Separators of compared or listed things. */
  joints: RegExp;
  /** Introduces the purpose of a comparison or choice: ` for `. */
  purpose: RegExp;
  /** Separates two questions in one sentence; the rest is a question. */
  furtherQuestion: RegExp;
  /** Words between the name of an aspect and its subject: ` of `. */
  link: RegExp;
  /** Separates a subject and a list of requested aspects: `, including `. */
  including: RegExp;
  /** Words that refer to the subject of the previous sentence: `its`; folded. */
  pronouns: ReadonlySet<string>;
  aspects: Readonly<Record<Aspect, AspectWords>>;
}

/** Words of a text block as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** `Heading: word, word | name, name`. */
export function aspectWords(heading: string, words: string, names = ''): AspectWords {
  return { heading, words: listed(words), names: listed(names) };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
