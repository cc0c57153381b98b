import type { Fact } from '../model/facts.js';
import type { ImageRef } from '../model/image.js';
import type { Page, Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';

/** Where an uploaded picture goes. */
export const IMAGE_SLOTS = ['gallery', 'hero'] as const;
export type ImageSlot = (typeof IMAGE_SLOTS)[number];

const GALLERY: Omit<Section, 'id' | 'images'> = { component: 'gallery', variant: 'grid', facts: [] };
/** Of a section. */
const MAX_IMAGES = 60;

/**
 * The document with a picture in a slot: at the end of the gallery, which is added to the home page if there is none, or as the picture
 * of the hero. Null if there is no room, or no hero.
 */
export function withImage(document: SiteDocument, image: ImageRef, slot: ImageSlot): SiteDocument | null {
  const isWanted = ({ component }: Section): boolean => component === slot;
  const page = document.pages.find(({ sections }) => sections.some(isWanted));
  const section = page?.sections.find(isWanted);
  if (!page || !section) return slot === 'gallery' ? withGallery(document, image) : null;
  const images = slot === 'hero' ? [image] : [...(section.images ?? []), image];
  if (images.length > MAX_IMAGES) return null;
  return mapSections(document, (each) => (each === section ? { ...each, images } : each));
}

function withGallery(document: SiteDocument, image: ImageRef): SiteDocument {
  const ids = new Set(document.pages.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)]));
  const id = ['gallery', 'pictures', 'photos', 'images'].find((each) => !ids.has(each)) ?? 'site-pictures';
  const [home, ...others] = document.pages as [Page, ...Page[]];
  const [top, ...rest] = home.sections as [Section, ...Section[]];
  const sections = [top, { ...GALLERY, id, images: [image] }, ...rest];
  return { ...document, pages: [{ ...home, sections }, ...others] };
}

/** The document without the pictures that are not kept. A gallery or figure that is empty then is removed, unless its page would be. */
export function keepImages(document: SiteDocument, isKept: (path: string) => boolean): SiteDocument {
  const pages = mapSections(document, (section) => {
    if (section.images === undefined) return section;
    const { images, ...rest } = section;
    const kept = images.filter(({ path }) => isKept(path));
    return kept.length === 0 ? rest : { ...rest, images: kept };
  }).pages.map((page, index) => {
    const sections = page.sections.filter((section, at) => {
      const hadImages = document.pages[index]?.sections[at]?.images !== undefined;
      return !hadImages || !isEmptyPicture(section);
    });
    return sections.length === 0 ? page : { ...page, sections };
  });
  return { ...document, pages, facts: document.facts.map((fact) => withoutImage(fact, isKept)) };
}

const isEmptyPicture = ({ component, images, facts, heading, body }: Section): boolean =>
  (component === 'gallery' || component === 'figure') &&
  images === undefined &&
  facts.length === 0 &&
  heading === undefined &&
  body === undefined;

function withoutImage(fact: Fact, isKept: (path: string) => boolean): Fact {
  if (!('image' in fact) || fact.image === undefined || isKept(fact.image.path)) return fact;
  const { image: _, ...rest } = fact;
  return rest;
}

/** The pictures that a document shows, each once. */
export function imagesOf({ pages, facts }: SiteDocument): ImageRef[] {
  const shown = [
    ...pages.flatMap(({ sections }) => sections.flatMap(({ images }) => images ?? [])),
    ...facts.flatMap((fact) => ('image' in fact && fact.image !== undefined ? [fact.image] : [])),
  ];
  return [...new Map(shown.map((image) => [image.path, image])).values()];
}

const mapSections = (document: SiteDocument, change: (section: Section) => Section): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
});
