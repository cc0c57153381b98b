import type { Fact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { isNameShaped } from '../../extract/name-shape.js';
import { fold } from '../../text/fold.js';
import { isUnaccented } from '../../text/unaccented.js';
import { indexOfWords } from '../../text/whole-words.js';
import type { Editor } from '../editing/editor.js';

export function setText(editor: Editor, fact: Fact & { text: string }, text: string): void {
  if (text === '') editor.remove(new Set([fact.id]));
  else fact.text = text.charAt(0).toUpperCase() + text.slice(1);
}

const SEPARATORS = /,\s|;\s|、/gu;

/** "Performances: Thursday, Friday": what is said before a colon is of all that follows. */
const LABEL = /^[^:,]{1,60}:\s/u;
const isLabel = (part: string): boolean => LABEL.exec(part)?.[0] === part;

/** A sentence without the parts at commas and "and" that say what is gone. */
export function withoutPart(
  text: string,
  { lists }: Language,
  isGone: (part: string) => boolean,
): { left: string; removed: string } {
  const commas = [...text.matchAll(SEPARATORS)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  const separators = [
    ...commas,
    ...lists.and.find(fold(text)).filter((word) => isUnaccented(text, word)),
  ].toSorted((a, b) => a.start - b.start);
  const kept: string[] = [];
  const removed: string[] = [];
  let separator = '';
  let start = 0;
  for (const { start: to, end } of [...separators, { start: text.length, end: text.length }]) {
    const part = text.slice(start, to);
    if (isGone(part)) {
      const label = kept.length + removed.length === 0 ? (LABEL.exec(part)?.[0] ?? '') : '';
      if (label !== '') kept.push(label);
      removed.push(part.slice(label.length).trim());
    } else
      kept.push((kept.length > 0 && !isLabel(kept.at(-1)!) ? spaced(separator, kept.at(-1)!) : '') + part);
    separator = text.slice(to, end);
    start = end;
  }
  const left = kept.join('').trim();
  // "…, but no smoking": of what goes.
  const contrast = text.startsWith(left) ? undefined : lists.contrast.atStart(fold(left));
  return { left: left.slice(contrast?.end ?? 0).trim(), removed: removed.join(', ') };
}

/** "Doris, Mabel and Agnes" without Mabel: the space before "and" was hers. */
const spaced = (separator: string, before: string): string =>
  /^\p{Script=Latin}/u.test(separator) && !/\s$/u.test(before) ? ` ${separator}` : separator;

const BRACKET = /^\s?\([^()]{0,120}\)/u;

/** "Vendors are Fen Honey, Dales Gelato and Hill Eggs" without one of them; null where a name is more than one of several. */
export function withoutName(text: string, name: string, { lists }: Language): string | null {
  const at = indexOfWords(text, name);
  if (at === -1) return null;
  const before = text.slice(0, at);
  const tail = text.slice(at + name.length);
  const after = tail.slice(BRACKET.exec(tail)?.[0].length ?? 0);
  const and = (part: string): { start: number; end: number }[] =>
    lists.and
      .find(fold(part))
      .filter((word) => isUnaccented(part, word))
      .map(({ start, end }) => ({ start: start - 1, end: end + 1 }));
  const comma = /^(?:,\s|、)/u.exec(after)?.[0].length;
  const andAfter = and(after).find(({ start }) => start === 0);
  const isInRow = /,\s$/u.test(before);
  if (comma !== undefined) return before + after.slice(comma);
  if (andAfter !== undefined && isInRow)
    return `${before.replace(/,\s$/u, '')}${after.slice(0, andAfter.end)}${after.slice(andAfter.end)}`;
  const next = andAfter === undefined ? '' : after.slice(andAfter.end);
  // "Jo and Marek lead the rides": what follows is said of both.
  if (next !== '')
    return /^\p{Lu}[^,]{0,60}[.!]?$/u.test(next) && isNameShaped(next.replace(/[.!]$/u, ''))
      ? before + next
      : null;
  if (!/^\s?(?:[.;!]|$)/u.test(after)) return null;
  const last = and(before).find(({ end }) => end === before.length);
  if (last === undefined) return isInRow ? before.replace(/,\s$/u, '') + after : null;
  const rest = before.slice(0, last.start);
  const cut = rest.lastIndexOf(', ');
  // The one before it is the last now.
  const isRow = cut !== -1 && isNameShaped(rest.slice(cut + 2));
  return isRow ? rest.slice(0, cut) + before.slice(last.start) + rest.slice(cut + 2) + after : rest + after;
}
