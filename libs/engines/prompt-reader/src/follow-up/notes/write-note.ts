import type { Fact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import { contentWords, overlap } from '../words/words.js';
import type { NoteOrder } from '../instructions/note.js';

/** What is before a state in a name or a sentence: "Room 5 – already taken", "Raku day (full)". */
const LEAD = /(?:\s?[(–—,:-]\s?(?:\p{Ll}{1,9}\s)?|\s)$/u;
const MAX_LEAD = 14;

/** Notes what is sold out, taken or full where it is, or takes such a note away; `nothing` where it is so already. */
export function writeNote(
  editor: Editor,
  { fact: id, entry, note, name }: NoteOrder,
  own: Language,
): Change | 'nothing' | null {
  const before = editor.snapshot();
  const fact = editor.next.facts.find((each) => each.id === id);
  if (fact === undefined) return null;
  if (fact.type === 'item' || fact.type === 'date') {
    const rest = withoutState(fact.note ?? '', own);
    const fresh = [rest, note ?? ''].filter((text) => text !== '').join(', ');
    if (fresh === '') delete fact.note;
    else fact.note = fresh;
  }
  if (fact.type === 'list') {
    fact.entries = fact.entries.map((each) => {
      if (each !== entry) return each;
      const plain = withoutState(each, own);
      return note === null ? plain : `${plain} (${note})`;
    });
  }
  if (note === null) {
    for (const other of editor.next.facts.filter((each) => repeats(each, name, own)))
      if (other.type === 'statement' || other.type === 'policy') other.text = withoutState(other.text, own);
  }
  return editor.differsFrom(before) ? { kind: 'set', what: name, to: note ?? '' } : 'nothing';
}

/** A sentence that has the whole name: "Room 5 box room £90 a week - already taken". */
function repeats(fact: Fact, name: string, own: Language): boolean {
  if (fact.type !== 'statement' && fact.type !== 'policy') return false;
  const words = contentWords(name, own);
  const numbers = name.match(/\d+/gu) ?? [];
  return (
    overlap(words, fact.text, own) === new Set(words).size &&
    numbers.every((number) => (fact.text.match(/\d+/gu) as string[] | null)?.includes(number) === true)
  );
}

/** A text without its words of a state, what joins them to it, and until when it is: "twin – taken until May". */
function withoutState(text: string, own: Language): string {
  const [state] = own.states.find(fold(text));
  if (state === undefined) return text;
  const before = text.slice(0, state.start);
  const lead = LEAD.exec(before.slice(-MAX_LEAD))?.[0] ?? '';
  const after = text.slice(state.end);
  const isTimed = own.messages.whileNote.atStart(fold(after)) !== undefined;
  const rest = isTimed ? (/[,;.)].*$/su.exec(after)?.[0] ?? '') : after;
  return (before.slice(0, before.length - lead.length) + rest.replace(/^\)/u, '')).trim();
}
