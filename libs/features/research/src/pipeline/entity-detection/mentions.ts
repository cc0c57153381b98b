import type { NameRun } from './name-run.js';

/** A place where a source speaks of a person. */
export interface PersonMention {
  readonly name: string;
  readonly source: number;
  readonly foundBy: string;
  /** Holds only if the name is surely a person's, by itself or by another mention. */
  readonly isWeak: boolean;
  readonly role: string | null;
  /** The organisation of the role, as it stands there. */
  readonly company: string | null;
}

/** A place where a source speaks of an organisation. */
export interface CompanyMention {
  readonly name: string;
  readonly source: number;
  readonly foundBy: string;
  /** Holds only with another mention of another kind, or in another source. */
  readonly isWeak: boolean;
}

/** What a sentence names. */
export interface Mentions {
  people: PersonMention[];
  companies: CompanyMention[];
}

/** The name as it is written, without what stands around it. */
export function nameOf(run: NameRun): string {
  const text = run.tokens.reduce((name, token, index) => {
    const before = run.tokens[index - 1];
    return name + (before && token.start > before.end ? ' ' : '') + token.text;
  }, '');
  return text.replace(/\s+/gu, ' ').trim();
}
