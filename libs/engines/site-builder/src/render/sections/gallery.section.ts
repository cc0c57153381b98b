import { galleryArt } from '../../design/art/detail-art.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Drawn pictures with their captions. */
export function renderGallery(section: SectionOf<'gallery'>, { site }: RenderContext): Html {
  const pictures = section.captions.map(
    (caption, index) =>
      markup`
        <li>
        <figure>${trusted(galleryArt(site, `${section.id}:${caption}`, index))}<figcaption>${caption}</figcaption></figure></li>`,
  );
  return sectionFrame(
    section.id,
    'gallery',
    sectionHead(section.heading),
    markup`<ul class="gallery-grid">${pictures}</ul>`,
  );
}
