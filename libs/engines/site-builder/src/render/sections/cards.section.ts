import { textLink } from '../action-link.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** A few equal things side by side. */
export function renderCards(section: SectionOf<'cards'>, context: RenderContext): Html {
  const cards = section.cards.map(
    (card) =>
      markup`
        <li class="card">
        <h3>${card.title}</h3>${card.text !== '' && markup`<p>${card.text}</p>`}${
          card.action && markup`<p class="card-link">${textLink(card.action, context)}</p>`
        }</li>`,
  );
  const columns =
    section.cards.length % 3 === 0 ? 'grid-3' : section.cards.length % 2 === 0 ? 'grid-2' : 'grid-3';
  return sectionFrame(
    section.id,
    'cards',
    sectionHead(section.heading, section.text),
    markup`<ul class="grid ${columns}">${cards}</ul>`,
  );
}
