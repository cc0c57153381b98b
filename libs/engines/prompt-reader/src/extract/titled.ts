import { withCapital } from '../text/capital.js';
import type { DraftFact } from './drafts.js';

/** Text on its own on a page begins with a capital letter. */
export function titled(fact: DraftFact): DraftFact {
  if (fact.type === 'item') {
    return {
      ...fact,
      name: withCapital(fact.name),
      ...(fact.group ? { group: withCapital(fact.group) } : {}),
      ...(fact.description ? { description: withCapital(fact.description) } : {}),
    };
  }
  if (fact.type === 'person') {
    return {
      ...fact,
      ...(fact.role ? { role: withCapital(fact.role) } : {}),
      ...(fact.about ? { about: withCapital(fact.about) } : {}),
    };
  }
  if (fact.type !== 'list') return fact;
  const title = fact.title === undefined ? {} : { title: withCapital(fact.title) };
  return { ...fact, ...title, entries: fact.entries.map(withCapital) };
}
