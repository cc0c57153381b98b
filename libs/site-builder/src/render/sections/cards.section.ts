import { textLink } from '../action-link.js';
import type { RenderContext, SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** A few equal things side by side. */
export function renderCards(section: SectionOf<'cards'>, context: RenderContext): Html {
  const cards = section.cards.map(
    (card) =>
      html`<li class="card">
        <h3>${card.title}</h3>
        ${card.text !== '' && html`<p>${card.text}</p>`}${
          card.action && html`<p class="card-link">${textLink(card.action, context)}</p>`
        }
      </li>`,
  );
  const columns =
    section.cards.length % 3 === 0 ? 'grid-3' : section.cards.length % 2 === 0 ? 'grid-2' : 'grid-3';
  return sectionFrame(
    section.id,
    'cards',
    sectionHead(section.heading, section.text),
    html`<ul class="grid ${columns}">
      ${cards}
    </ul>`,
  );
}
