import { galleryArt } from '../../design/art/detail-art.js';
import type { RenderContext, SectionOf } from '../context.js';
import { html, type Html, trusted } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Drawn pictures with their captions. */
export function renderGallery(section: SectionOf<'gallery'>, { site }: RenderContext): Html {
  const pictures = section.captions.map(
    (caption, index) =>
      html`<li>
        <figure>
          ${trusted(galleryArt(site, `${section.id}:${caption}`, index))}
          <figcaption>${caption}</figcaption>
        </figure>
      </li>`,
  );
  return sectionFrame(
    section.id,
    'gallery',
    sectionHead(section.heading),
    html`<ul class="gallery-grid">
      ${pictures}
    </ul>`,
  );
}
