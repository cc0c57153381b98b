import type { Fact } from '@capstan/site-document';
import type { Editor } from './editor.js';

export function setText(editor: Editor, fact: Fact & { text: string }, text: string): void {
  editor.touched.add(fact.id);
  if (text === '') editor.remove(new Set([fact.id]));
  else fact.text = text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence without the parts at commas and "and" that say what is gone. */
export function withoutPart(
  text: string,
  isGone: (part: string) => boolean,
): { left: string; removed: string } {
  const parts = text.split(/(,\s|;\s|、|\s(?:and|und|et|y|e|&|plus)\s)/u);
  const kept: string[] = [];
  const removed: string[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index]!;
    if (isGone(part)) removed.push(part);
    else kept.push((kept.length > 0 ? (parts[index - 1] ?? ', ') : '') + part);
  }
  return { left: kept.join('').trim(), removed: removed.join(', ') };
}
