import type { FactType } from '@capstan/site-document';
import type { Clause } from '../clauses/roles.js';
import { PromptText } from '../clauses/prompt-text.js';
import { detectLanguage } from '../packs/detect-language.js';
import { isFeature } from '../packs/grammar-schema.js';
import { type Language, languageFor } from '../packs/language.js';
import { read } from '../reading/read.js';
import { ordersProgram } from '../scope/orders-program.js';
import { type Scope, scopeOf } from '../scope/scope.js';
import { fold } from '../text/fold.js';
import { choiceLists } from './choice-words.js';

/** What a prompt is about at first sight, without a document. */
export interface Glance {
  language: string;
  /** The name that it gives; null if it gives none. */
  name: string | null;
  /** Whether that is written or introduced as a name. */
  isNameCertain: boolean;
  /** The kind that its nouns name; null if it was only hinted at. */
  kind: string | null;
  /** What it calls that kind. */
  kindWords: string[];
  /** Whether that kind is something that any site can have, e.g. a shop. */
  isFeature: boolean;
  places: string[];
  factTypes: ReadonlySet<FactType>;
  scope: Scope;
  /** Whether it orders a program outright, which does not change a site. */
  isProgram: boolean;
  /** Whether it orders something, as first prompts do. */
  isOrder: boolean;
  /** Whether its first sentence names a site, or what one can consist of: a waiting list. */
  namesSite: boolean;
  namesFeature: boolean;
  /** Whether it begins with a change of what there is: "Add …", "Change …". */
  isChange: boolean;
  /** Whether it begins with what the customer says about themselves: "We …". */
  isOfSelf: boolean;
  /** Whether it orders a site besides the one that there is. */
  isFurther: boolean;
  /** Whether it adds to what there is: "also". */
  isAddition: boolean;
}

/** Reads the beginning of a prompt, e.g. to decide which site it is about. */
export function glance(text: string): Glance {
  const language = languageFor(detectLanguage(text));
  const prompt = new PromptText(text, language, 0);
  const reading = read(prompt);
  const { name, kind, areas, drafts, clauses } = reading;
  const choice = choiceLists(language);
  const isChange = startsWithChange(prompt, clauses[0]);
  return {
    language: language.code,
    name: name === null || language.lists.self.atStart(fold(name.name)) !== undefined ? null : name.name,
    isNameCertain: name?.isCertain === true,
    kind: kind.isKnown ? kind.kind : null,
    kindWords: kind.words,
    isFeature: isFeature(kind.kind),
    places: areas,
    factTypes: new Set(drafts.map(({ fact }) => fact.type)),
    scope: scopeOf(reading),
    isProgram: !isChange && ordersProgram(prompt),
    isOrder: clauses.some(({ role, sentence }) => role === 'wish' && sentence === 0),
    namesSite: clauses.some(
      ({ sentence, start, end }) =>
        sentence === 0 && language.lists.site.isIn(prompt.folded.slice(start, end)),
    ),
    namesFeature: clauses.some(
      ({ sentence, start, end }) => sentence === 0 && language.features.isIn(prompt.folded.slice(start, end)),
    ),
    isChange,
    isOfSelf: language.lists.self.atStart(prompt.folded) !== undefined,
    isFurther: choice.further.isIn(prompt.folded),
    isAddition: choice.addition.isIn(prompt.folded),
  };
}

const CHANGES = ['add', 'remove', 'set', 'rename', 'undo', 'replace'] as const;

/** "New website for …" begins with a word of additions, and is none. */
function startsWithChange({ language, folded }: PromptText, first: Clause | undefined): boolean {
  if (first === undefined) return false;
  const clause = folded.slice(first.start, first.end);
  const ends = CHANGES.flatMap((key) => language.changes[key].atStart(clause)?.end ?? []);
  if (ends.length === 0) return false;
  const next = clause.slice(Math.max(...ends)).trimStart();
  return language.lists.site.atStart(next) === undefined;
}

/** A name without the words for what it is: "Bäckerei Krume & Korn" is also called "Krume & Korn". */
export function bareName(name: string, tag: string): string {
  const language: Language = languageFor(tag);
  const folded = fold(name);
  const first = language.kindWords.find(folded).find(({ start }) => start === 0);
  return first === undefined || first.end >= name.length ? name : name.slice(first.end).trim();
}
