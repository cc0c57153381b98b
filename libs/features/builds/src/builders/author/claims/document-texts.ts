import { copyTexts, type Fact, type SiteDocument, visibleFactIds, wordsOfFact } from '@capstan/site-document';

/** All strings of a document. */
export function textsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') found.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}

/** The pictures that a document uses: their files exist. */
export const imagePathsIn = (document: SiteDocument): Set<string> =>
  new Set([...textsIn(document)].filter((text) => text.startsWith('images/')));

/** The facts that visitors can see. */
export function visibleFacts(document: SiteDocument): Fact[] {
  const visible = visibleFactIds(document);
  return document.facts.filter(({ id }) => visible.has(id));
}

/** What visitors can read, as one text. */
export const visibleText = (document: SiteDocument): string =>
  [
    document.identity.name,
    ...copyTexts(document).map(({ text }) => text),
    ...visibleFacts(document).flatMap(wordsOfFact),
    ...document.pages.flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ label, action }) => [label ?? '', action?.label ?? '']),
    ]),
    ...document.records.flatMap(({ fields }) =>
      fields.flatMap(({ options }) => (options ?? []).map(({ label }) => label)),
    ),
  ].join('\n');
