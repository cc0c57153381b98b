import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Slot } from './slots.js';

/** "The second concert starts at 5pm": the values of what is said of the second one, if the site says which is which. */
export function ofOrdinal(
  slots: readonly Slot[],
  { facts }: SiteDocument,
  folded: string,
  language: Language,
): readonly Slot[] {
  const said = ordinalsIn(folded, language);
  const [ordinal] = said;
  if (ordinal === undefined || said.length > 1) return slots;
  const meant = new Set(
    facts
      .filter((fact) => ordinalsIn(fold(wordsOfFact(fact).join(' ')), language).includes(ordinal))
      .map(({ id }) => id),
  );
  const own = slots.filter(({ fact }) => meant.has(fact));
  return own.length > 0 ? own : slots;
}

/** Whether some of them are of the first thing and others of the second. */
export function areOfSeveral(slots: readonly Slot[], { facts }: SiteDocument, language: Language): boolean {
  const ids = new Set(slots.map(({ fact }) => fact));
  const found = facts.flatMap((fact) =>
    ids.has(fact.id) ? ordinalsIn(fold(wordsOfFact(fact).join(' ')), language).slice(0, 1) : [],
  );
  return new Set(found).size > 1;
}

const ordinalsIn = (folded: string, { messages }: Language): string[] => [
  ...new Set(messages.ordinals.find(folded).map(({ start, end }) => folded.slice(start, end))),
];
