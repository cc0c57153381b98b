import type { Fact } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import type { Editor } from './editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';
import type { Change } from './made-change.js';
import { withoutAgent } from '../words/agents.js';
import { contentWords, namedFacts } from '../words/words.js';

/** What a message has named so far, for "him", "it" and successors. */
export interface Memory {
  named: Fact | null;
  removed: Fact | null;
  /** The ids of all persons that were named. */
  persons: Set<string>;
  /** Whether something was to be removed that the site does not have. */
  isAbsent: boolean;
  /** Whether a form was named: "… and drop the date of birth". */
  isForm: boolean;
  /** The ids of what the last instruction that named something added: what follows without a name is of that. */
  added: ReadonlySet<string>;
  /** The words of the last instruction that named something: what one without words is about. */
  subject: string[];
}

/** "take her off", after a person was named; "please remove it", after it was said to be sold out. */
export function removePronoun(
  editor: Editor,
  { text, folded }: Instruction,
  language: Language,
  memory: Memory,
): Change | 'nothing' | null {
  const words = contentWords(text, language).filter((word) => !language.changes.pronoun.isWord(word));
  // "take him off everywhere", after he was removed.
  if (words.length === 1 && memory.removed !== null && language.changes.pronoun.isIn(folded))
    return 'nothing';
  if (words.length > 0) return null;
  if (memory.removed !== null || memory.isAbsent) return 'nothing';
  const { named } = memory;
  // "Anna is away, so it's me and Jo. Take her off": the wrong one would be gone.
  if (named?.type === 'person' && memory.persons.size > 1) return null;
  if (named === null || !editor.next.facts.some(({ id }) => id === named.id)) return null;
  editor.remove(new Set([named.id]));
  return { kind: 'removed', what: 'name' in named ? (named.name ?? '') : '' };
}

/** "Sacha replaces him": a person in the place of the one who has left. */
export function replacePronoun(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  memory: Memory,
): Change | null {
  return language.changes.pronoun.isIn(instruction.folded)
    ? addNewcomer(editor, instruction, language, memory)
    : null;
}

/** A new person has the role of the one who has left, if no other is named. */
export function addNewcomer(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
  memory: Memory,
): Change | null {
  if (memory.removed?.type !== 'person') return null;
  const name = [...text.matchAll(new RegExp(NAME, 'gu'))]
    .map(([each]) => each)
    .find(
      (each) => !language.lists.function.isWord(fold(each)) && !operationsOf(language, fold(each)).has('add'),
    );
  if (name === undefined) return null;
  const named = language.lists.role.find(folded).at(-1);
  const role = named === undefined ? memory.removed.role : text.slice(named.start, named.end);
  editor.add({ type: 'person', name, ...(role === undefined ? {} : { role }) }, { start, end });
  return { kind: 'added', what: name };
}

export function remember(
  memory: Memory,
  before: readonly Fact[],
  after: readonly Fact[],
  instruction: Instruction,
  language: Language,
): void {
  const ids = new Set(after.map(({ id }) => id));
  // "The small jar is called the mini jar now and costs £6": what is said next is of the new name.
  const renamed = after.find(
    (fact) =>
      fact.type === 'item' &&
      before.some((old) => old.id === fact.id && old.type === 'item' && old.name !== fact.name),
  );
  if (renamed?.type === 'item') memory.subject = contentWords(renamed.name, language);
  memory.removed =
    before.find(({ id, type }) => !ids.has(id) && (type === 'person' || type === 'item')) ?? null;
  memory.named = namedIn(instruction, after, language) ?? memory.removed;
}

/** The persons of a site whose whole name an instruction has. */
export const personsIn = ({ text }: Instruction, facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.type === 'person' && hasWords(text, fact.name) ? [fact.id] : []));

/** The person or item that an instruction names. */
export function namedIn({ text }: Instruction, facts: readonly Fact[], language: Language): Fact | null {
  const typed = facts.filter(({ type }) => type === 'person' || type === 'item');
  return namedFacts(contentWords(withoutAgent(text, language), language), typed, language)[0]?.fact ?? null;
}
