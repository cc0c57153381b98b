import type { SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame } from '../section-head.js';

/** A sentence of theirs, set large. */
export function renderQuote(section: SectionOf<'quote'>): Html {
  const source =
    section.source !== null && section.source !== '' && html`<figcaption>${section.source}</figcaption>`;
  return sectionFrame(
    section.id,
    'quote',
    null,
    html`<figure>
      <blockquote><p>${section.text}</p></blockquote>
      ${source}
    </figure>`,
  );
}
