import type { ComponentId } from '../model/components.js';
import type { Fact } from '../model/facts.js';
import type { ImageRef } from '../model/image.js';
import type { Page, Section } from '../model/pages.js';
import type { SiteDocument } from '../model/site-document.js';

/** Where an uploaded picture goes, besides items and persons. */
export const IMAGE_SLOTS = ['gallery', 'hero'] as const;

/** A place for pictures, and what it shows now. */
export interface ImageSlot {
  /** `gallery`, `hero`, or the id of an item or a person whose section shows pictures. */
  slot: string;
  /** The name of the item or person. */
  title?: string;
  holds: 'one' | 'many';
  images: ImageRef[];
}

/** The components that show the pictures of facts. */
const WITH_PICTURES: Partial<Record<ComponentId, Fact['type']>> = {
  products: 'item',
  people: 'person',
  profile: 'person',
};

const GALLERY: Omit<Section, 'id' | 'images'> = { component: 'gallery', variant: 'grid', facts: [] };
/** Maximum number of images of a section. */
const MAX_IMAGES = 60;

/** The places of a document for pictures. */
export function imageSlots(document: SiteDocument): ImageSlot[] {
  const sections = document.pages.flatMap((page) => page.sections);
  const hero = sections.find(({ component }) => component === 'hero');
  const gallery = sections.find(({ component }) => component === 'gallery');
  const shown = new Set(
    sections.flatMap(({ component, facts }) => facts.map((id) => `${WITH_PICTURES[component] ?? ''} ${id}`)),
  );
  return [
    ...(hero ? [{ slot: 'hero', holds: 'one', images: hero.images ?? [] } as const] : []),
    { slot: 'gallery', holds: 'many', images: gallery?.images ?? [] },
    ...document.facts.flatMap((fact): ImageSlot[] =>
      (fact.type === 'item' || fact.type === 'person') && shown.has(`${fact.type} ${fact.id}`)
        ? [{ slot: fact.id, title: fact.name, holds: 'one', images: fact.image ? [fact.image] : [] }]
        : [],
    ),
  ];
}

/**
 * The document with a picture in a slot: at the end of the gallery, which is added to the home page if there is none, or as the picture
 * of the hero, an item or a person. Null if there is no such slot, or no room in it.
 */
export function withImage(document: SiteDocument, image: ImageRef, slot: string): SiteDocument | null {
  if (!imageSlots(document).some((each) => each.slot === slot)) return null;
  if (slot !== 'gallery' && slot !== 'hero') {
    const facts = document.facts.map((fact) => (fact.id === slot ? ({ ...fact, image } as Fact) : fact));
    return { ...document, facts };
  }
  const isWanted = ({ component }: Section): boolean => component === slot;
  const page = document.pages.find(({ sections }) => sections.some(isWanted));
  const section = page?.sections.find(isWanted);
  if (!page || !section) return withGallery(document, image);
  const images = slot === 'hero' ? [image] : [...(section.images ?? []), image];
  if (images.length > MAX_IMAGES) return null;
  return mapSections(document, (each) => (each === section ? { ...each, images } : each));
}

/** The document with a picture in all places of another one. */
export function replaceImage(document: SiteDocument, path: string, image: ImageRef): SiteDocument {
  const replaced = mapSections(document, (section) =>
    section.images?.some((each) => each.path === path)
      ? { ...section, images: section.images.map((each) => (each.path === path ? image : each)) }
      : section,
  );
  const facts = document.facts.map((fact) =>
    'image' in fact && fact.image?.path === path ? { ...fact, image } : fact,
  );
  return { ...replaced, facts };
}

function withGallery(document: SiteDocument, image: ImageRef): SiteDocument {
  const ids = new Set(document.pages.flatMap(({ id, sections }) => [id, ...sections.map((each) => each.id)]));
  const id = ['gallery', 'pictures', 'photos', 'images'].find((each) => !ids.has(each)) ?? 'site-pictures';
  const [home, ...others] = document.pages as [Page, ...Page[]];
  const top = home.sections.findIndex(({ component }) => component !== 'notice') + 1;
  const gallery: Section = { ...GALLERY, id, images: [image] };
  const sections = [...home.sections.slice(0, top), gallery, ...home.sections.slice(top)];
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
