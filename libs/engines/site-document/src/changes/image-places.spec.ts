import { describe, expect, it } from 'vitest';
import { validateDocument } from '../checks/validate-document.js';
import { BAKERY } from '../fixtures/bakery.js';
import type { ImageRef } from '../model/image.js';
import { imagesOf, keepImages, withImage } from './image-places.js';

const OVEN: ImageRef = { path: 'images/oven.webp', alt: 'The oven', width: 800, height: 600 };
const BREAD: ImageRef = { path: 'images/bread.webp', alt: 'Bread', width: 800, height: 600 };

const inGallery = (...images: ImageRef[]) =>
  images.reduce((document, image) => withImage(document, image, 'gallery') ?? document, BAKERY);

describe('withImage', () => {
  it('adds a gallery below the top of the home page, then further pictures at its end', () => {
    const document = inGallery(OVEN, BREAD);
    const [, gallery] = document.pages[0]?.sections ?? [];
    expect(gallery).toMatchObject({ component: 'gallery', images: [OVEN, BREAD] });
    expect(validateDocument(document)).toHaveProperty('document');
    expect(BAKERY.pages[0]?.sections.some(({ component }) => component === 'gallery')).toBe(false);
  });

  it('adds it below the hero where a notice is above that', () => {
    const document = structuredClone(BAKERY);
    const id = document.facts.find(({ type }) => type === 'statement')!.id;
    document.pages[0]!.sections.unshift({ id: 'notice', component: 'notice', variant: 'band', facts: [id] });
    const sections = withImage(document, OVEN, 'gallery')?.pages[0]?.sections ?? [];
    expect(sections.slice(0, 3).map(({ component }) => component)).toEqual(['notice', 'hero', 'gallery']);
  });

  it('replaces the picture of the hero', () => {
    const first = withImage(BAKERY, OVEN, 'hero');
    const second = first && withImage(first, BREAD, 'hero');
    expect(second && imagesOf(second)).toEqual([BREAD]);
  });

  it('returns null for a hero where there is none, and for a full gallery', () => {
    const [home, ...others] = BAKERY.pages;
    const sections = home?.sections.filter(({ component }) => component !== 'hero') ?? [];
    expect(withImage({ ...BAKERY, pages: [{ ...home!, sections }, ...others] }, OVEN, 'hero')).toBeNull();
    const many = Array.from({ length: 60 }, (_, at) => ({ ...OVEN, path: `images/${at}.webp` }));
    expect(withImage(inGallery(...many), OVEN, 'gallery')).toBeNull();
  });
});

describe('keepImages', () => {
  it('removes the others, and a gallery that is empty then', () => {
    const document = inGallery(OVEN, BREAD);
    expect(imagesOf(keepImages(document, (path) => path === OVEN.path))).toEqual([OVEN]);
    const none = keepImages(document, () => false);
    expect(imagesOf(none)).toEqual([]);
    expect(none.pages).toEqual(BAKERY.pages);
    expect(keepImages(document, () => true)).toEqual(document);
  });
});
