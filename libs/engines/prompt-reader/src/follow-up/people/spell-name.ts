import { wordsOfFact } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords, replaceWords } from '../../text/whole-words.js';
import { isCloseName, isCloseWord } from '../words/close-names.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { contentWords } from '../words/words.js';

interface Spelling {
  old: string;
  fresh: string;
}

/** "its Sunniva", "my name is Fogl": a name that the site does not have, and that is close to one that it has. */
export function spellName(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { next } = editor;
  const texts = [next.identity.name, ...next.facts.flatMap((fact) => wordsOfFact(fact))];
  const isThere = (name: string): boolean => texts.some((text) => hasWords(text, name));
  const known = [...new Set(texts.flatMap((text) => namesIn(text)))];
  const spelled = (name: string): Spelling[] =>
    isThere(withoutPossessive(name)) || !isName(name, language)
      ? []
      : spellingsOf(name, known, instruction, language);
  const found = namesIn(instruction.text).flatMap((name) => {
    const other = withOtherSurname(name, editor, instruction, language);
    if (other !== null) return [other];
    const whole = spelled(name);
    // In German, other nouns are next to a name.
    return whole.length > 0 || !name.includes(' ') ? whole : name.split(/\s+/u).flatMap(spelled);
  });
  const [first] = found;
  const olds = new Set(found.map(({ old }) => fold(old)));
  if (first === undefined || olds.size > 1) return null;
  respell(editor, first);
  return { kind: 'changed', what: first.old, from: first.old, to: first.fresh };
}

/** "she is Priya Patel now": the only person with this first name has another last name. */
function withOtherSurname(
  name: string,
  { next }: Editor,
  { folded }: Instruction,
  { changes }: Language,
): Spelling | null {
  const [first, last, more] = name.split(/\s+/u);
  const isNow = changes.renewed.isIn(folded) || changes.set.isIn(folded);
  if (last === undefined || more !== undefined || !isNow) return null;
  const people = next.facts.filter((fact) => fact.type === 'person' && fact.name.split(/\s+/u)[0] === first);
  const [person] = people;
  if (person?.type !== 'person' || people.length > 1 || person.name === name) return null;
  return person.name.split(/\s+/u).length === 2 ? { old: person.name, fresh: name } : null;
}

const namesIn = (text: string): string[] => [...text.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name);

/** "Anna's" is the name "Anna". */
const withoutPossessive = (name: string): string => name.replace(/['’]s?$/u, '');

/** Days and months are written as names. */
const isName = (name: string, language: Language): boolean =>
  contentWords(name, language).length > 0 &&
  ![language.days, language.monthNames].some((list) => list.isIn(fold(name)));

function spellingsOf(
  name: string,
  known: readonly string[],
  { folded, text }: Instruction,
  { changes, grammar }: Language,
): Spelling[] {
  if (name.includes(' '))
    return known
      .filter((old) => isCloseName(old, name) || isLonger(old, name))
      .map((old) => ({ old, fresh: name }));
  const words = [...new Set(known.flatMap((old) => old.split(/\s+/u)))];
  // "its Penhallow not Penhaligon": what is wrong is named.
  const gone = grammar.isSpaced
    ? changes.instead.find(folded).map(({ end }) => namesIn(text.slice(end))[0])
    : [];
  return words
    .filter((old) => isCloseWord(old, name) || (gone.includes(old) && old !== name))
    .map((old) => ({ old, fresh: name }));
}

/** "Doce da Aurora" of "Doce Aurora": all words in their order, and small ones between them. */
function isLonger(old: string, fresh: string): boolean {
  const words = old.split(/\s+/u);
  const rest = fresh.split(/\s+/u);
  const kept = rest.filter((word) => words.includes(word));
  const others = rest.filter((word) => !words.includes(word));
  return (
    words.length > 1 && kept.join(' ') === words.join(' ') && others.every((word) => /^\p{Ll}/u.test(word))
  );
}

/** Writes the new spelling wherever the old one is, also in the name of the site. */
function respell(editor: Editor, { old, fresh }: Spelling): void {
  const { identity, facts } = editor.next;
  const names = facts.flatMap((fact) =>
    (fact.type === 'person' || fact.type === 'item') && hasWords(fact.name, old) ? [fact.name] : [],
  );
  for (const name of new Set(names)) editor.renameEverywhere(name, replaceWords(name, old, fresh));
  editor.renameEverywhere(old, fresh);
  identity.name = replaceWords(identity.name, old, fresh);
  if (identity.tagline !== undefined) identity.tagline.text = replaceWords(identity.tagline.text, old, fresh);
}

/** Whether texts differ only in a name that a message spells otherwise. */
export function isRespelled(before: string, after: string, message: string): boolean {
  const [old, now] = [before, after].map((text) => text.split(/[\s,;:()]+/u)) as [string[], string[]];
  const fresh = now.filter((word) => !old.includes(word));
  const gone = old.filter((word) => !now.includes(word));
  if (fresh.length === 0 || !fresh.every((word) => hasWords(message, word))) return false;
  return (
    gone.length === 0 ||
    (fresh.length === gone.length &&
      gone.every((word, index) => isCloseWord(word, fresh[index]!) || hasWords(message, word)))
  );
}
