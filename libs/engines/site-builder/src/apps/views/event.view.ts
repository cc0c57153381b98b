import type { CollectionSpec } from '../../model/data-schema.js';
import { attributes } from '../attributes.js';
import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';
import { fill } from '../words/words.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView, plainContent } from './form.view.js';

/** Places left, live, and the answer to the invitation. */
export function eventView({ section, collection, site, words }: AppViewInput): Html {
  const form = formView(
    {
      collection,
      content: plainContent(fieldViews(collection.fields, collection.name, words)),
      submitLabel: words.event.send,
      thanks: words.event.thanks,
      label: section.heading,
      role: 'event',
    },
    section,
    site,
  );
  return html`<div class="event">
    ${placesView(collection, words)}
    <div class="form-card">${form}</div>
  </div>`;
}

/** How many places there are; a script makes of it how many are left, or how many guests come. */
function placesView({ name, totalCapacity }: CollectionSpec, words: UiWords): Html {
  const isLimited = totalCapacity !== undefined;
  return html`<div class="places card" data-places="${name}" ${attributes({ hidden: !isLimited })}>
    <p class="places-left" role="status">${isLimited && fill(words.event.places, { n: totalCapacity })}</p>
    ${isLimited && html`<div class="meter" aria-hidden="true"></div>`}
  </div>`;
}
