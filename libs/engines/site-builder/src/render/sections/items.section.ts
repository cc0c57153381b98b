import { itemArt } from '../../design/art/detail-art.js';
import type { Item } from '../../model/brief.js';
import type { BusinessKind } from '../../model/vocabulary.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html, trusted } from '../../html/html.js';
import { priceText } from '../price-text.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Trades whose goods people want to see rather than read; all others have a list like a menu. */
const SHOWS_GOODS = new Set<BusinessKind>(['retail', 'studio', 'lodging', 'farm', 'software', 'education']);

/** What is offered, with prices: a list with leaders, or cards with a picture. */
export function renderItems(section: SectionOf<'items'>, context: RenderContext): Html {
  const isList = !SHOWS_GOODS.has(context.site.kind);
  const entries = section.items.map((item) => (isList ? listEntry(item, context) : card(item, context)));
  const note =
    section.note !== null && section.note !== '' && markup`<p class="note muted">${section.note}</p>`;
  const isLong = section.items.length > 5 ? ' price-list-long' : '';
  return sectionFrame(
    section.id,
    'items',
    sectionHead(section.heading, section.text),
    markup`<ul class="${isList ? `price-list${isLong}` : 'grid goods'}">${entries}</ul>${note}`,
  );
}

function listEntry(item: Item, context: RenderContext): Html {
  return markup`
    <li>
    <div class="price-line">
    <h3>${item.name}</h3><span class="leader" aria-hidden="true"></span>${price(item, context)}</div>${details(item, context)}</li>`;
}

function card(item: Item, context: RenderContext): Html {
  return markup`
    <li class="card good">
    <div class="good-art">${trusted(itemArt(context.site, item.name))}</div>
    <h3>${item.name}</h3>${details(item, context)}${price(item, context)}</li>`;
}

function price(item: Item, { site }: RenderContext): Html | null {
  return item.price && markup`<p class="price figure">${priceText(item.price, site.language)}</p>`;
}

function details(item: Item, { words }: RenderContext): Html {
  return markup`${item.description !== null && markup`<p class="item-text">${item.description}</p>`}${
    item.durationMinutes !== null &&
    markup`<p class="duration muted">${words.minutes(item.durationMinutes)}</p>`
  }`;
}
