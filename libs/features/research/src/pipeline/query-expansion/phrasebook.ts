import type { Aspect } from './aspect.js';

/** Words of one aspect in one language. */
export interface AspectWords {
  /** Of a section. */
  heading: string;
  /** To search with, best first, as texts have them; passages are told by them too. */
  words: readonly string[];
  /** Further words by which a question names it. */
  names?: readonly string[];
}

/** What must be known of a language to understand a question in it. All patterns ignore case. */
export interface Phrasebook {
  /** ISO 639-1. */
  language: string;
  /** Words that tell nothing of a subject, folded: lower case, without accents. */
  stopWords: ReadonlySet<string>;
  /** Ways to begin that say nothing of the subject: `please find`, `can you tell me`. Tried until none fits. */
  openings: readonly RegExp[];
  /** Shapes of questions and what they ask for; the group `subject`, if any, holds what it is about. First fit counts. */
  shapes: readonly (readonly [pattern: RegExp, aspect: Aspect])[];
  /** Comparisons: the group `things` or the groups `a` and `b`; `quality` is what they are compared by. */
  comparisons: readonly RegExp[];
  /** What stands between things that are compared or listed. */
  joints: RegExp;
  /** What stands before the purpose of a comparison or choice: ` for `. */
  purpose: RegExp;
  /** What separates two questions in one sentence; what follows is a question. */
  furtherQuestion: RegExp;
  /** Words after the names of aspects and before their subject: ` of `. */
  link: RegExp;
  /** What stands between a subject and a list of its sides that are wanted: `, including `. */
  including: RegExp;
  /** Words that stand for the subject of the sentence before: `its`; folded. */
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
