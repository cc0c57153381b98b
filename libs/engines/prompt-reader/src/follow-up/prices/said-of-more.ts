import type { Language } from '../../packs/language.js';
import { isGeneric } from '../words/generic-words.js';

/** "beef pie comes in a small too, £11": a price of something more, and not the new one of what is there. */
export function isSaidOfMore(folded: string, unknown: readonly string[], language: Language): boolean {
  const { changes, messages } = language;
  const isMore = changes.add.find(folded).some(({ start }) => folded.slice(0, start).trim() !== '');
  const isChange = changes.set.find(folded).some(({ word }) => !messages.nowadays.isWord(word));
  return isMore && !isChange && unknown.some((word) => !isGeneric(word, language));
}
