import type { Fact } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { read } from '../../reading/read.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { slotsOf, textsOf, writeText } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** A date that is one more: when it is, and what is said to be then. */
interface NewDate {
  when: string;
  name: string;
  /** "Glaze day, 20 June, £70", where it is said after a colon. */
  entry: string | null;
}

/** "an extra show on 24 January": another date than those of the site, and none of these goes for it. */
export function isOneMoreDate(
  { text, folded, operations, isSaid, content }: Instruction,
  { next }: Editor,
  language: Language,
  own: Language,
): boolean {
  const { messages, changes } = language;
  if (isSaid || content !== undefined || !messages.oneMore.isIn(folded)) return false;
  if (operations.has('replace') || operations.has('remove') || changes.instead.isIn(folded)) return false;
  const dates = valuesIn(text, language).filter(({ type }) => type === 'date');
  const known = slotsOf(next.facts, own).filter(({ type }) => type === 'date');
  return (
    dates.length === 1 && known.length > 0 && !known.some(({ key }) => dates.some((date) => date.key === key))
  );
}

/** Next to the dates of what it is one more of: a workshop in the list of workshops. */
export function addToDates(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const date = newDateIn(instruction, language);
  const words = contentWords(date.name, language);
  const places = editor.next.facts
    .flatMap((fact) => placeIn(fact, own))
    .filter(({ fact }) => {
      const said =
        fact.type === 'list' ? [fact.title ?? '', ...fact.entries].join(' ') : textsOf(fact).join(' ');
      return overlap(words, said, language) > 0;
    });
  const [place, more] = places;
  if (place === undefined || more !== undefined) return null;
  const { fact, key, text, last } = place;
  if (fact.type === 'list') fact.entries.push(date.entry ?? date.when);
  else writeText(fact, key, withOneMore(text, last, date.when, own));
  return { kind: 'added', what: date.entry ?? date.when };
}

/** A date of its own: "Extra show on Sunday 24 January". */
export function addOwnDate(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { name, when, entry } = newDateIn(instruction, language);
  if (name === '') return null;
  const said = entry ?? name + when;
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  const { drafts } = read(new PromptText(text, language, 0));
  const { start, end } = instruction;
  const [draft, more] = drafts.filter(({ fact }) => fact.type !== 'place');
  if (draft?.fact.type === 'date' && more === undefined) editor.add(draft.fact, { start, end });
  else editor.add({ type: 'statement', text }, { start, end });
  return { kind: 'added', what: text };
}

/** What is said of the date: after a colon, else after the words that say that it is one more. */
function newDateIn({ text, folded }: Instruction, language: Language): NewDate {
  const values = valuesIn(text, language);
  const date = values.find(({ type }) => type === 'date')!;
  const from = date.start - (date.weekday?.text.length ?? 0);
  const times = values.filter(({ type, start }) => type === 'time' && start >= date.end);
  const when = text.slice(from, times.at(-1)?.end ?? date.end);
  const [cue] = language.messages.oneMore.find(folded);
  const nameFrom = cue !== undefined && cue.end < from ? cue.end : 0;
  const colon = text.slice(0, from).lastIndexOf(': ');
  const name = text.slice(nameFrom, from).trimStart();
  return colon === -1
    ? { when, name, entry: null }
    : { when, name: text.slice(nameFrom, colon).trim(), entry: trimEnd(text.slice(colon + 2).trim(), '.!') };
}

interface DatePlace {
  fact: Fact;
  key: string;
  text: string;
  /** The last of its dates. */
  last: FoundValue;
}

/** A list with dates, or a sentence with two and more. */
function placeIn(fact: Fact, own: Language): DatePlace[] {
  if (fact.type !== 'list' && fact.type !== 'statement' && fact.type !== 'policy') return [];
  const dated = textsOf(fact).flatMap(([key, text]) => {
    const dates = valuesIn(text, own).filter(({ type }) => type === 'date');
    const last = dates.at(-1);
    return last === undefined || (fact.type !== 'list' && dates.length < 2)
      ? []
      : [{ fact, key, text, last }];
  });
  return dated.slice(0, 1);
}

/** "5 May, 6 May and 7 May at 2pm" with one more: the "and" is before the last one. */
function withOneMore(text: string, last: FoundValue, when: string, own: Language): string {
  const start = last.start - (last.weekday?.text.length ?? 0);
  const time = valuesIn(text, own).find(
    (each) =>
      each.type === 'time' && each.start >= last.end && !/[,;.]/u.test(text.slice(last.end, each.start)),
  );
  const end = time?.end ?? last.end;
  const and = own.lists.and
    .find(fold(text))
    .find((word) => text.slice(word.end, start).trim() === '' && word.end <= start);
  if (and === undefined) return `${text.slice(0, end)}, ${when}${text.slice(end)}`;
  const before = text.slice(0, and.start).trimEnd();
  return `${before}, ${text.slice(start, end)} ${text.slice(and.start, and.end)} ${when}${text.slice(end)}`;
}
