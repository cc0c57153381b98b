import type { SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame } from '../section-head.js';

/** A sentence of theirs, set large. */
export function renderQuote(section: SectionOf<'quote'>): Html {
  const source =
    section.source !== null && section.source !== '' && markup`<figcaption>${section.source}</figcaption>`;
  return sectionFrame(
    section.id,
    'quote',
    null,
    markup`<figure><blockquote><p>${section.text}</p></blockquote>${source}</figure>`,
  );
}
