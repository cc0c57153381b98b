import { type Fact, type SiteDocument, wordsOfFact } from '@capstan/site-document';
import { NAME } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import type { Match } from '../../text/word-list.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { rolesIn, siteNames } from '../successors/site-names.js';
import { removeFact } from '../remove/remove.js';
import { setText, withoutPart, withoutName } from '../remove/sentence-parts.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, exactWords } from '../words/words.js';

const NAMES = new RegExp(NAME, 'gu');
/** From a role to its name: "is now", "=", ", ". */
const MAX_GAP = 24;
const MAX_WORDS = 4;

const namesIn = (text: string): string[] => [...text.matchAll(NAMES)].map(([name]) => name);

/** "Yusuf is moving to Leeds": the part that says that a person of the site has gone, and the whole name; null for others. */
export function asDeparture(
  instruction: Instruction,
  document: SiteDocument,
  language: Language,
): Instruction | null {
  const { text, folded, content, isSaid } = instruction;
  const [gone] = language.messages.departs.find(folded).filter(({ start }) => start > 0);
  if (gone === undefined || content !== undefined || isSaid) return null;
  const [before, rest] = [text.slice(0, gone.start), text.slice(gone.end)];
  const isMove = valuesIn(rest, language).length > 0 || language.days.isIn(fold(rest));
  const isFollowed = rolesIn(fold(rest), language).length > 0 && namesIn(rest).length > 0;
  const named = namesIn(before).flatMap((name) => personNamed(name, document, language) ?? []);
  const [person, second] = [...new Set(named)];
  const isShort = contentWords(before, language).length <= MAX_WORDS;
  if (person === undefined || second !== undefined || isMove || isFollowed || !isShort) return null;
  const said = text.slice(0, gone.end);
  return { ...instruction, text: said, folded: fold(said), operations: new Set(['remove']), person };
}

/** The whole name of a person whom the site has as such, or in a sentence with a role. */
function personNamed(name: string, document: SiteDocument, language: Language): string | null {
  const { facts } = document;
  const words = contentWords(name, language);
  const isOf = (each: string): boolean => words.length > 0 && exactWords(words, each) === words.length;
  const persons = facts.flatMap((fact) => (fact.type === 'person' && isOf(fact.name) ? [fact.name] : []));
  if (persons.length > 0) return persons.length === 1 ? persons[0]! : null;
  const said = facts
    .filter((fact) => isSentence(fact) && rolesIn(fold(fact.text), language).length > 0)
    .flatMap((fact) => wordsOfFact(fact).flatMap((text) => namesIn(text)))
    .filter((each) => isOf(each) && each.includes(' '));
  if (said.length > 0) return new Set(said).size === 1 ? said[0]! : null;
  // A stall of a market, a band of an evening.
  const [listed, more] = siteNames(document, language).filter(
    (each) => isOf(each) && facts.some((fact) => isAmongOthers(fact, each, language)),
  );
  return more === undefined ? (listed ?? null) : null;
}

/** Whether a name is one of several in a list or a sentence. */
const isAmongOthers = (fact: Fact, name: string, language: Language): boolean =>
  fact.type === 'list'
    ? fact.entries.length > 1 && fact.entries.some((entry) => hasWords(entry, name))
    : isSentence(fact) && withoutName(fact.text, name, language) !== null;

const isSentence = (fact: Fact): fact is Extract<Fact, { type: 'statement' | 'policy' }> =>
  fact.type === 'statement' || fact.type === 'policy';

/** Takes a person off the site: their fact, and the parts of sentences that name them; null where a sentence would break. */
export function removePerson(editor: Editor, name: string, language: Language): Change | null {
  const fact = editor.next.facts.find((each) => each.type === 'person' && each.name === name);
  if (fact !== undefined) removeFact(editor, fact, contentWords(name, language), language);
  for (const each of editor.next.facts)
    if (each.type === 'list' && each.entries.length > 1)
      each.entries = each.entries.filter((entry) => !hasWords(entry, name));
  for (const each of editor.next.facts.filter(isSentence)) {
    if (!hasWords(each.text, name)) continue;
    const others = withoutName(each.text, name, language);
    if (others !== null) {
      setText(editor, each, others);
      continue;
    }
    const { left } = withoutPart(each.text, language, (part) => hasWords(part, name));
    const isWhole =
      isBalanced(left) && valuesIn(left, language).length === valuesIn(each.text, language).length;
    if (!isWhole && left !== '') return null;
    setText(editor, each, left);
  }
  return { kind: 'removed', what: name };
}

const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0);

/** "The organiser is now Tom Bickley": the new name takes the place of the one that has this role, wherever it is said. */
export function succeed(editor: Editor, { text, folded }: Instruction, language: Language): Change | null {
  const texts = editor.next.facts.flatMap((fact) => wordsOfFact(fact));
  for (const role of rolesIn(folded, language)) {
    const fresh = nameAt(text, folded, role, language);
    if (fresh === null || texts.some((each) => hasWords(each, fresh))) continue;
    const holders = holdersOf(role.word, editor.next, language);
    const [holder, second] = holders;
    if (holder === undefined || second !== undefined) continue;
    editor.renameEverywhere(holder, fresh);
    return { kind: 'changed', what: text.slice(role.start, role.end), from: holder, to: fresh };
  }
  return null;
}

/** The name that "is", "=" or ":" gives to a role; a name after a comma joins others. */
function nameAt(text: string, folded: string, role: Match, language: Language): string | null {
  const after = text.slice(role.end);
  const found = new RegExp(NAME, 'u').exec(after);
  const name = found?.[0];
  if (found === null || name === undefined || found.index > MAX_GAP || !name.includes(' ')) return null;
  const gap = folded.slice(role.end, role.end + found.index);
  const { lists, messages } = language;
  const isSet = [lists.isA, messages.joins].some((list) => list.isIn(gap)) || /^\s?[=:→]\s?$/u.test(gap);
  return isSet && contentWords(name, language).length > 1 ? name : null;
}

/** The names that have a role: of persons, and next to it in sentences. */
function holdersOf(role: string, { facts }: SiteDocument, language: Language): string[] {
  const names = facts.flatMap((fact): string[] => {
    if (fact.type === 'person')
      return fact.role !== undefined && hasWords(fact.role, role) ? [fact.name] : [];
    if (!isSentence(fact)) return [];
    const folded = fold(fact.text);
    return rolesIn(folded, language)
      .filter(({ word }) => word === role)
      .flatMap((match) => nameAt(fact.text, folded, match, language) ?? []);
  });
  return [...new Set(names)];
}
