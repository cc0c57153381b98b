import type { FactOf } from '@capstan/site-document';
import { NAME, splitHonorific } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, exactWords, namedFacts } from '../words/words.js';

/** "Tomasz Wilk is the manager now": the role of a person. */
export function changeRole(editor: Editor, { text, folded }: Instruction, language: Language): Change | null {
  const words = contentWords(text, language);
  const person = namedFacts(words, editor.next.facts, language).find(
    ({ fact }) => fact.type === 'person',
  )?.fact;
  const role = language.lists.role.find(folded).at(-1);
  if (person?.type !== 'person' || role === undefined) return null;
  const from = person.role ?? '';
  const before = text.slice(0, role.start).trim().split(/\s+/u).at(-1) ?? '';
  const isQualified =
    !language.lists.function.isWord(before.toLowerCase()) &&
    !Object.values(language.changes).some((list) => list.isWord(before.toLowerCase()));
  const given = `${before} ${text.slice(role.start, role.end)}`;
  person.role = isQualified ? given.trim() : text.slice(role.start, role.end);
  return { kind: 'changed', what: person.name, from, to: person.role };
}

/** "Jens Wöhrle is the site manager now": a new person in the role of another. */
export function replaceInRole(editor: Editor, { text }: Instruction, language: Language): Change | null {
  const words = contentWords(text, language);
  const holders = editor.next.facts.filter(
    (fact): fact is FactOf<'person'> =>
      fact.type === 'person' &&
      fact.role !== undefined &&
      exactWords(words, fact.role) > 0 &&
      exactWords(words, fact.name) === 0,
  );
  const [holder] = holders;
  const name = [...text.matchAll(new RegExp(NAME, 'gu'))]
    .map(([each]) => each)
    .find((each) => each.includes(' ') && exactWords(contentWords(each, language), holder?.role ?? '') === 0);
  const isKnown = editor.next.facts.some((fact) => fact.type === 'person' && name?.includes(fact.name));
  if (holder === undefined || holders.length > 1 || name === undefined || isKnown) return null;
  const { title, name: plain } = splitHonorific(name, language);
  const from = [holder.title, holder.name].filter(Boolean).join(' ');
  editor.renameEverywhere(from, name);
  editor.renameEverywhere(holder.name, plain);
  delete holder.title;
  if (title !== undefined) holder.title = title;
  return { kind: 'changed', what: holder.role ?? '', from, to: name };
}

/** "We have a new veterinary nurse, Bryony Tate": a person who was not there, with a role. */
export function addPerson(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
): Change | null {
  const roles = language.lists.role.find(folded);
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].filter(
    ({ 0: name }) => name.includes(' ') && contentWords(name, language).length > 1,
  );
  const [name] = names;
  const role = roles.at(-1);
  if (name === undefined || names.length > 1 || role === undefined || valuesIn(text, language).length > 0)
    return null;
  const people = editor.next.facts.filter((fact) => fact.type === 'person');
  if (people.some((fact) => exactWords(contentWords(fact.name, language), text) > 0)) return null;
  const { title, name: plain } = splitHonorific(name[0], language);
  const before = text.slice(0, role.start).trim().split(/\s+/u).at(-1) ?? '';
  const isQualified = contentWords(before, language).length > 0;
  const said = `${isQualified ? `${before} ` : ''}${text.slice(role.start, role.end)}`;
  editor.add(
    {
      type: 'person',
      name: plain,
      role: said.charAt(0).toUpperCase() + said.slice(1),
      ...(title === undefined ? {} : { title }),
    },
    { start, end },
  );
  return { kind: 'added', what: plain };
}
