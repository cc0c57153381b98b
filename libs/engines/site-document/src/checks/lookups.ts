import type { Fact } from '../model/facts.js';
import type { Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';

/** A section of a page, by ids. */
export interface FactPlace {
  page: string;
  section: string;
}

/** The sections that show each fact, by its id. Facts that are shown nowhere are not in the map. */
export function factsOnPages(document: SiteDocument): Map<string, FactPlace[]> {
  const found = new Map<string, FactPlace[]>();
  const add = (id: string, place: FactPlace): void => {
    const places = found.get(id) ?? [];
    if (!places.some((each) => each.section === place.section)) found.set(id, [...places, place]);
  };
  for (const page of document.pages) {
    for (const section of page.sections) {
      const place = { page: page.id, section: section.id };
      for (const id of shownBy(section, document)) add(id, place);
    }
  }
  return found;
}

/** The ids of the facts that visitors can see somewhere. */
export const visibleFactIds = (document: SiteDocument): ReadonlySet<string> =>
  new Set(factsOnPages(document).keys());

/** Facts that no page shows: each of them is a defect, or belongs to an open point. */
export function unplacedFacts(document: SiteDocument): Fact[] {
  const visible = visibleFactIds(document);
  return document.facts.filter(({ id }) => !visible.has(id));
}

/** What a section shows itself, what the record offers in it, and sentences that repeat a statement word for word. */
function shownBy({ facts, record: recordId, heading, body }: Section, document: SiteDocument): string[] {
  const record = document.records.find(({ id }) => id === recordId);
  const offered = (record?.fields ?? []).flatMap(({ options }) =>
    (options ?? []).flatMap(({ fact }) => fact ?? []),
  );
  const copies = [...(heading ? [heading] : []), ...(body ?? [])];
  const repeated = copies.flatMap(({ text, basis }) =>
    basis.filter((id) => {
      const fact = document.facts.find((each) => each.id === id);
      return fact?.type === 'statement' && text.includes(fact.text);
    }),
  );
  return [...facts, ...offered, ...repeated];
}
