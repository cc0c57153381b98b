import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';

/** "The rule was abolished by Edith": without who did it, whom it is not about. */
export function withoutAgent(text: string, { messages, grammar }: Language): string {
  const [by] = messages.by.find(fold(text));
  if (by === undefined) return text;
  return grammar.isSpaced ? text.slice(0, by.start) : text.slice(by.end);
}
