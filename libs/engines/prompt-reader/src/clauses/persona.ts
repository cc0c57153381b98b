import type { LedgerEntry } from '@capstan/site-document';
import type { Range } from '../text/range.js';
import { BlankedText } from './blanked-text.js';
import type { PromptText } from './prompt-text.js';
import { sentencesOf } from './sentences.js';

/** "Act as a senior designer." at the beginning of a prompt says what the builder is to be, and nothing of the site. */
export function personaIn(prompt: PromptText): Range | null {
  const { lists, outline } = prompt.language;
  const [first, second] = sentencesOf(prompt);
  if (first === undefined) return null;
  const folded = prompt.fold(first);
  const persona = outline.persona.atStart(folded);
  if (persona === undefined) return null;
  if (!lists.site.isIn(folded)) return second === undefined ? null : first;
  // "Act as a senior designer and build a landing page for …"
  const order = [lists.imperative, lists.command]
    .flatMap((list) => list.find(folded))
    .filter(({ start }) => start >= persona.end)
    .toSorted((a, b) => a.start - b.start)[0];
  return order === undefined ? null : { start: first.start, end: first.start + order.start };
}

/** The prompt without its persona, and the outcome of that. */
export function withoutPersona(prompt: PromptText): { prompt: PromptText; ledger: LedgerEntry[] } {
  const persona = personaIn(prompt);
  if (persona === null) return { prompt, ledger: [] };
  return {
    prompt: new BlankedText(prompt, [persona]),
    ledger: [{ span: prompt.span(persona), outcome: { kind: 'addressed-to-builder' } }],
  };
}
