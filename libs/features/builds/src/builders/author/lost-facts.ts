import { type Fact, factsOnPages, type SiteDocument } from '@capstan/site-document';
import type { AuthorAnswer } from './author-answer.js';
import type { AuthorTask } from './author-prompt.js';
import { missingFacts } from './claims/missing-facts.js';

/** The document that a text alone describes. */
export type ReadFacts = (text: string, language: string) => Promise<SiteDocument>;

/**
 * The parts of an instruction with a contact, a price or a person that are neither in the document before nor after it. Those
 * of the document before were to be removed or replaced.
 */
export async function lostFactsOf(
  { isFirst, prompts, document }: AuthorTask,
  after: SiteDocument,
  readFacts: ReadFacts,
): Promise<string[]> {
  const prompt = prompts.at(-1);
  if (isFirst || prompt === undefined) return [];
  const read = await readFacts(prompt, document.language);
  const known = new Set(missingFacts(document, read).map(({ id }) => id));
  const lost = missingFacts(after, read).filter((fact) => isHard(fact) && known.has(fact.id));
  return [...new Set(lost.flatMap(({ source }) => source.map(({ start, end }) => prompt.slice(start, end))))];
}

const isHard = (fact: Fact): boolean =>
  fact.type === 'contact' ||
  fact.type === 'person' ||
  (fact.type === 'item' && typeof fact.price === 'object');

/** Returns whether the model reports that it changed or removed a fact, or the section or page that showed it. */
export function isAccountedFor(
  { id }: Fact,
  before: SiteDocument,
  changes: AuthorAnswer['changes'],
): boolean {
  const places = factsOnPages(before).get(id) ?? [];
  const isNamed = (path: string): boolean =>
    `${path}/`.startsWith(`/facts/${id}/`) ||
    places.some(({ page, section }) => {
      const place = `/pages/${page}/sections/${section}`;
      return path === `/pages/${page}` || path === place || path.startsWith(`${place}/facts/`);
    });
  return changes.some(({ paths }) => paths.some(isNamed));
}
