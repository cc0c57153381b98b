import type { Language } from '../packs/language.js';
import type { Change } from './change-values.js';
import type { Editor } from './editor.js';
import type { Instruction } from './instructions.js';
import { contentWords, namedFacts } from './words.js';

/** "Tomasz Wilk is the manager now": the role of a person. */
export function changeRole(editor: Editor, { text, folded }: Instruction, language: Language): Change | null {
  const words = contentWords(text, language);
  const person = namedFacts(words, editor.next.facts, language).find(({ fact }) => fact.type === 'person')?.fact;
  const role = language.lists.role.find(folded).at(-1);
  if (person?.type !== 'person' || role === undefined) return null;
  const from = person.role ?? '';
  const before = text.slice(0, role.start).trim().split(/\s+/u).at(-1) ?? '';
  const isQualified =
    !language.lists.function.isWord(before.toLowerCase()) &&
    !Object.values(language.changes).some((list) => list.isWord(before.toLowerCase()));
  const given = `${before} ${text.slice(role.start, role.end)}`;
  person.role = isQualified ? given.trim() : text.slice(role.start, role.end);
  editor.touched.add(person.id);
  return { kind: 'changed', what: person.name, from, to: person.role };
}
