import type { Fact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Editor } from '../editing/editor.js';

export function setText(editor: Editor, fact: Fact & { text: string }, text: string): void {
  if (text === '') editor.remove(new Set([fact.id]));
  else fact.text = text.charAt(0).toUpperCase() + text.slice(1);
}

const SEPARATORS = /,\s|;\s|、/gu;

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
  const separators = [...commas, ...lists.and.find(fold(text))].toSorted((a, b) => a.start - b.start);
  const kept: string[] = [];
  const removed: string[] = [];
  let separator = '';
  let start = 0;
  for (const { start: to, end } of [...separators, { start: text.length, end: text.length }]) {
    const part = text.slice(start, to);
    if (isGone(part)) removed.push(part.trim());
    else kept.push((kept.length > 0 ? spaced(separator, kept.at(-1)!) : '') + part);
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
