import type { PromptText } from '../../clauses/prompt-text.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import type { FoundName } from '../names/name.js';

/** Without laughter and thanks at its end. */
function withoutAside({ language }: PromptText, text: string): string {
  const folded = fold(text);
  const last = language.lists.aside.find(folded).at(-1);
  const isEnd = last !== undefined && last.start > 0 && !/[\p{L}\p{N}]/u.test(folded.slice(last.end));
  return isEnd ? `${trimEnd(text.slice(0, last.start), ',;:—–-(')}.`.replace(/([.!?])\.$/u, '$1') : text;
}

const MIN_REST = 8;

/** Below the name "Linde", "Linde in Graz since 1952" is "In Graz since 1952", and 'Honey shop "Linde"' is "Honey shop". */
export function withoutName({ language }: PromptText, text: string, name: FoundName | null): string {
  if (name === null) return text;
  const plain = text.replace(/[.!]$/u, '');
  if (/["”“»]$/u.test(plain) && plain.slice(0, -1).endsWith(name.name)) {
    const before = plain
      .slice(0, -1 - name.name.length)
      .replace(/["“„«]$/u, '')
      .trimEnd();
    return before.length < MIN_REST || /[:：,]$/u.test(before) ? text : before;
  }
  const rest = text.startsWith(name.name) ? text.slice(name.name.length).trim() : '';
  const folded = fold(rest);
  const isTime = [language.days, language.monthNames].some((words) => words.isIn(folded));
  const isPlace = rest.length >= MIN_REST && !isTime && language.lists.place.atStart(folded)?.start === 0;
  return isPlace ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}

/** The sentence as it was written, with a capital letter at its beginning and without a bracket that is left open. */
export function sentenceText(prompt: PromptText, range: Range): string {
  const words = withoutAside(prompt, trimEnd(prompt.words(range), ',;:—–-'));
  const isBracketed = /^[(（].*[)）]$/u.test(words);
  const plain = isBracketed ? words.slice(1, -1) : words;
  const opened = (plain.match(/[(（]/gu) ?? []).length;
  const closed = (plain.match(/[)）]/gu) ?? []).length;
  const even = closed > opened ? plain.replace(/[)）]([.。]?)$/u, '$1') : plain;
  const and = prompt.language.lists.and.atStart(fold(even));
  const balanced = and !== undefined && /^\s/u.test(even.slice(and.end)) ? even.slice(and.end).trim() : even;
  return balanced.charAt(0).toUpperCase() + balanced.slice(1);
}
