import { type FactType } from '@capstan/site-document';
import { PromptText } from './clauses/prompt-text.js';
import { detectLanguage } from './packs/detect-language.js';
import { languageFor } from './packs/language.js';
import { read } from './reading/read.js';
import { type Scope, scopeOf } from './scope/scope.js';

/** What a prompt is about at first sight, without a document. */
export interface Glance {
  language: string;
  /** The name that it gives; null if it gives none. */
  name: string | null;
  /** The kind that its nouns name; null if it was only hinted at. */
  kind: string | null;
  /** What it calls that kind. */
  kindWords: string[];
  places: string[];
  factTypes: ReadonlySet<FactType>;
  /** What the first clause is for. */
  opening: 'fact' | 'wish' | 'look' | 'without' | 'remark' | null;
  scope: Scope;
}

/** Reads the beginning of a prompt, e.g. to decide which site it is about. */
export function glance(text: string): Glance {
  const language = languageFor(detectLanguage(text));
  const reading = read(new PromptText(text, language, 0));
  const { name, kind, areas, drafts, clauses } = reading;
  return {
    language: language.code,
    name: name?.name ?? null,
    kind: kind.range === null ? null : kind.kind,
    kindWords: kind.words,
    places: areas,
    factTypes: new Set(drafts.map(({ fact }) => fact.type)),
    opening: clauses[0]?.role ?? null,
    scope: scopeOf(reading),
  };
}
