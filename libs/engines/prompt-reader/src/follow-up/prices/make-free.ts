import type { FactOf } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import { contentWords, overlap } from '../words/words.js';

/** "Child seats are free now": the item that is wholly named costs nothing, if nothing says for whom or when. */
export function makeFree(
  editor: Editor,
  { text, folded, operations }: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const { lists, messages } = language;
  const [free] = lists.free.find(folded);
  const isOther =
    lists.negation.isIn(folded) ||
    language.days.isIn(folded) ||
    messages.freed.isIn(folded) ||
    [...operations].some((operation) => operation !== 'set');
  if (free === undefined || /\d/u.test(text) || isOther) return null;
  const known = [messages.moves, messages.whileNote, lists.remark, language.notices.passing]
    .flatMap((list) => list.find(folded))
    .map(({ start, end }) => folded.slice(start, end));
  const [subject, rest] = language.grammar.isSpaced
    ? [text.slice(0, free.start), text.slice(free.end)]
    : [text, ''];
  const isKnown = (word: string): boolean => known.some((phrase) => phrase.split(/\s+/u).includes(word));
  const words = contentWords(subject, language).filter((word) => !isKnown(word) && !lists.free.isWord(word));
  const isMore = contentWords(rest, language).some((word) => !isKnown(word));
  const named = editor.next.facts.filter(
    (fact): fact is FactOf<'item'> =>
      fact.type === 'item' &&
      typeof fact.price === 'object' &&
      overlap(words, fact.name, language) === new Set(words).size &&
      contentWords(fact.name, language).every((word) => overlap([word], subject, language) > 0),
  );
  const [item, other] = named;
  if (words.length === 0 || isMore || item === undefined || other !== undefined) return null;
  const [word = ''] = own.grammar.free;
  item.price = word.charAt(0).toUpperCase() + word.slice(1);
  return { kind: 'changed', what: item.name, from: '', to: item.price };
}
