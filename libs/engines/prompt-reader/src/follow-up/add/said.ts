import { PromptText } from '../../clauses/prompt-text.js';
import type { Tag } from '../../clauses/tags.js';
import type { Language } from '../../packs/language.js';
import { read } from '../../reading/read.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import { add } from './add.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { reorder } from '../pages/reorder.js';
import { valuesIn } from '../words/found-values.js';

/** What visitors are meant to read, even where nothing asks for it to be added. */
const SAID: ReadonlySet<Tag> = new Set(['policy', 'event', 'hours', 'item', 'person', 'quote', 'number']);
const MIN_WORDS = 4;
const MIN_CHARACTERS = 8;

/** "Bookings must be cancelled six hours ahead": a rule, a time or a person that the customer states. */
export function addSaid(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text, folded, start, end } = instruction;
  const isLong = language.grammar.isSpaced
    ? text.trim().split(/\s+/u).length >= MIN_WORDS
    : text.length >= MIN_CHARACTERS;
  if (
    !isLong ||
    language.changes.fine.isIn(folded) ||
    language.changes.question.atStart(folded) !== undefined
  )
    return null;
  const { clauses, drafts } = read(new PromptText(text, language, 0));
  // "We're closed 24 December to 2 January": said to the builder, for visitors.
  const isClosure =
    clauses.length === 1 &&
    language.lists.closed.isIn(folded) &&
    valuesIn(text, language).some(({ type }) => type === 'date');
  if (clauses.length === 0 || !(isClosure || clauses.every(({ tag }) => SAID.has(tag)))) return null;
  const facts = drafts.filter(({ fact }) => fact.type !== 'place');
  for (const { fact } of facts) editor.add(fact, { start, end });
  return facts.length === 0 ? null : { kind: 'added', what: text.trim() };
}

/** 'and this sentence: Dogs on a lead, please.': what visitors are to read, as it is written. */
export function addSentence(editor: Editor, { text, start, end }: Instruction, language: Language): Change {
  const { drafts } = read(new PromptText(text, language, 0));
  const valued = drafts.filter(({ fact }) => fact.type === 'item' && typeof fact.price === 'object');
  const written = text.charAt(0).toUpperCase() + trimEnd(text.slice(1), '?？');
  if (valued.length > 0) for (const { fact } of drafts) editor.add(fact, { start, end });
  else editor.add({ type: 'statement', text: written }, { start, end });
  return { kind: 'added', what: written };
}

/** "And in winter, November to March, we're open 10am to 3pm": next to the hours of the year, as it is said. */
export function addSeason(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
): Change {
  const lead = language.lists.and.atStart(folded);
  const said = text.slice(lead?.end ?? 0).trim();
  const written = said.charAt(0).toUpperCase() + said.slice(1);
  editor.add({ type: 'statement', text: written }, { start, end });
  return { kind: 'added', what: written };
}

/** "a bacon roll for £4.75, right under the cheese scone": added, then placed next to what is named. */
export function addInPlace(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const plain = withoutPlace(instruction, language);
  const before = new Set(editor.next.facts.map(({ id }) => id));
  const added = add(editor, { ...instruction, text: plain, folded: fold(plain) }, language, true);
  const item = editor.next.facts.find(({ id, type }) => type === 'item' && !before.has(id));
  if (added === null || item?.type !== 'item') return added;
  const place = instruction.text.slice(plain.length);
  if (place.trim() !== '')
    reorder(
      editor,
      { ...instruction, text: `${item.name} ${place}`, folded: fold(`${item.name} ${place}`) },
      language,
    );
  return added;
}

/** A message up to the words that say where something is to be. */
export function withoutPlace({ text, folded }: Instruction, { changes, grammar }: Language): string {
  if (!grammar.isSpaced) return text;
  const at = [changes.ahead, changes.behind].flatMap((list) => list.find(folded)).map(({ start }) => start);
  const start = Math.min(...at.filter((each) => each > text.length / 3), text.length);
  return start === text.length ? text : trimEnd(text.slice(0, start), ',');
}
