import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { operationsOf } from '../instructions/operations.js';
import type { Instruction } from '../instructions/instruction.js';
import { saidOf } from '../demands/changed-parts.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords } from '../words/words.js';
import type { NoteOrder } from '../instructions/note.js';
import { noteTarget } from './note-target.js';

/** What a message wants to be noted of what it does not name, or of several: no other way to read it is right. */
export const UNCLEAR = 'unclear';

/** An order to note something, and how many instructions after it belong to it: "leave it up but say so". */
export interface FoundNote {
  order: NoteOrder;
  count: number;
}

/** A clause ends at a mark or at a word that begins another one. */
const CLAUSE_END = /[,;:.!?()\n。、！？]/u;
const MAX_TAIL_WORDS = 5;

/** What one of the instructions, with those after it, wants to be noted; null where something is to go, or where it names nothing. */
export function noteIn(
  all: readonly Instruction[],
  index: number,
  site: SiteDocument,
  language: Language,
  own: Language,
): FoundNote | typeof UNCLEAR | null {
  const [first, ...rest] = all.slice(index);
  if (first === undefined || first.isSaid || first.content !== undefined || first.isQuestion) return null;
  const end = rest.findIndex((each) => !isOfNote(each, language));
  const more = end === -1 ? rest : rest.slice(0, end);
  const text = [first, ...more].map((each) => each.text).join('. ');
  const folded = fold(text);
  const { messages } = language;
  const isFreed = messages.freed.isIn(folded);
  const state = isFreed ? null : stateIn(text, language);
  if ((!isFreed && state === null) || removesMore(folded, language)) return null;
  const tail = isFreed ? null : tailIn(text, language);
  const said = tail === null ? first.text : first.text.replace(tail, ' ');
  if (valuesIn(said, language).some(({ type }) => type !== 'date')) return null;
  const target = noteTarget(said, site, language);
  // "Full board is £40", "we also have a reserved table"
  const isName = state !== null && site.facts.some((fact) => hasWords(saidOf(fact), state.text));
  if (target === null) return isFreed || isName || first.operations.has('add') ? null : UNCLEAR;
  const note = state === null ? null : noteOf(state, tail, language, own);
  return note === '' ? UNCLEAR : { order: { ...target, note }, count: more.length };
}

interface State {
  key: keyof Language['grammar']['messages']['states'];
  text: string;
}

/** The words of a state: those after "mark it as" first; "finished" only where it is to stay or for some time. */
function stateIn(text: string, language: Language): State | null {
  const folded = fold(text);
  const { asNote, keepsIt, whileNote } = language.messages;
  const isKept = [asNote, keepsIt, whileNote].some((list) => list.isIn(folded));
  const found = language.states.find(folded).filter(({ key }) => key !== 'over' || isKept);
  const [order] = asNote.find(folded);
  const named =
    found.find(({ start, key }) => order !== undefined && start >= order.start && key !== 'over') ??
    found.find(({ key }) => key !== 'over') ??
    found[0];
  return named === undefined ? null : { key: named.key, text: text.slice(named.start, named.end) };
}

/** "until autumn", "this winter": up to the end of its clause. */
function tailIn(text: string, language: Language): string | null {
  if (!language.grammar.isSpaced) return null;
  const folded = fold(text);
  const [start] = language.messages.whileNote.find(folded);
  if (start === undefined) return null;
  const rest = text.slice(start.start);
  const cut = rest.search(CLAUSE_END);
  const clause = cut === -1 ? rest : rest.slice(0, cut);
  const and = [language.lists.and, language.lists.contrast, language.lists.aside]
    .flatMap((list) => list.find(fold(clause)))
    .map((match) => match.start)
    .filter((at) => at > 0);
  const tail = clause.slice(0, Math.min(clause.length, ...and)).trim();
  return tail.split(/\s+/u).length <= MAX_TAIL_WORDS ? tail : null;
}

/** A note in the language of the site; empty where that cannot be said. */
function noteOf({ key, text }: State, tail: string | null, language: Language, own: Language): string {
  const { states } = own.grammar.messages;
  const [plainWord = ''] = key === 'ranOut' ? states.soldOut : states[key];
  if (language !== own) return tail === null ? plainWord : '';
  if (key === 'ranOut') return tail === null ? plainWord : `${plainWord} ${tail}`;
  let words = text;
  for (;;) {
    const [lead] = language.lists.function.find(fold(words)).filter(({ start }) => start === 0);
    const isLead = lead !== undefined && /\s/u.test(words.charAt(lead.end));
    // "not available", but "is full".
    if (!isLead || language.lists.negation.isWord(lead.word)) break;
    words = words.slice(lead.end).trimStart();
  }
  const isCapital = !/\p{Ll}/u.test(words);
  const plain = isCapital ? words.toLowerCase() : words;
  return tail === null || fold(plain).includes(fold(tail)) ? plain : `${plain} ${tail}`;
}

/** Whether an instruction only says that what was named stays, or what is to be noted. */
function isOfNote({ text, isSaid, content, isQuestion }: Instruction, language: Language): boolean {
  if (isSaid || content !== undefined || isQuestion || valuesIn(text, language).length > 0) return false;
  const folded = fold(text);
  const { messages, lists, changes } = language;
  const isNoting = [messages.keepsIt, messages.asNote, messages.freed].some((list) => list.isIn(folded));
  if (!isNoting || removesMore(folded, language)) return false;
  const { keepsIt, asNote, freed, whileNote } = messages;
  const known = [keepsIt, asNote, freed, language.states, whileNote, lists.aside, lists.remark, lists.site];
  const rest = withoutRanges(
    folded,
    known.flatMap((list) => list.find(folded)),
  );
  const clauses = rest.split(CLAUSE_END).filter((clause) => messages.same.atStart(clause) === undefined);
  return (
    contentWords(clauses.join(' '), language).filter((word) => !changes.pronoun.isWord(word)).length === 0
  );
}

/** Whether something is to go, by other words than those of the state and of what stays. */
function removesMore(folded: string, language: Language): boolean {
  const { messages } = language;
  const known = [messages.keepsIt, messages.freed, language.states].flatMap((list) => list.find(folded));
  return operationsOf(language, withoutRanges(folded, known)).has('remove');
}

const withoutRanges = (text: string, ranges: readonly { start: number; end: number }[]): string =>
  ranges.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
