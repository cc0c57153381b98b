import type { NameRun } from './name-run.js';

/** A mention of a person in a source. */
export interface PersonMention {
  readonly name: string;
  readonly source: number;
  readonly foundBy: string;
  /** Counts only if the name is certainly a person's, from this or another mention. */
  readonly isWeak: boolean;
  readonly role: string | null;
  /** The organization of the role, as written. */
  readonly company: string | null;
}

/** A mention of an organization in a source. */
export interface CompanyMention {
  readonly name: string;
  readonly source: number;
  readonly foundBy: string;
  /** Counts only with another mention of another kind, or in another source. */
  readonly isWeak: boolean;
}

/** The people and organizations of a sentence. */
export interface Mentions {
  people: PersonMention[];
  companies: CompanyMention[];
}

/** The name as written, without its surroundings. */
export function nameOf(run: NameRun): string {
  const text = run.tokens.reduce((name, token, index) => {
    const before = run.tokens[index - 1];
    return name + (before && token.start > before.end ? ' ' : '') + token.text;
  }, '');
  return text.replace(/\s+/gu, ' ').trim();
}
