import type { ImageRef, SiteDocument } from '@capstan/site-document';

const MAX_PICTURES = 24;

/** The pictures that a site shows already, for a gallery of it. */
export function picturesOf({ facts, pages }: SiteDocument): ImageRef[] {
  const all = [
    ...pages.flatMap(({ sections }) => sections.flatMap(({ images }) => images ?? [])),
    ...facts.flatMap((fact) => ('image' in fact && fact.image !== undefined ? [fact.image] : [])),
  ];
  return [...new Map(all.map((image) => [image.path, image])).values()].slice(0, MAX_PICTURES);
}

/** A gallery without pictures is no section of a page: it appears with the first picture. */
export function removeEmptyGalleries(next: SiteDocument, before: SiteDocument): void {
  const known = new Set(before.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  for (const page of next.pages)
    page.sections = page.sections.filter(
      ({ id, component, images }) => component !== 'gallery' || known.has(id) || (images ?? []).length > 0,
    );
}
