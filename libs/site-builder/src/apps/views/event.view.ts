import { html, type Markup } from '../markup.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView } from './form.view.js';

/** Places left, live, and the answer to the invitation. */
export function eventView({ section, collection, site, words }: AppViewInput): Markup {
  return html`<div class="event">
    <div class="places card" data-places="${collection.name}">
      <p class="places-left" role="status">
        ${collection.totalCapacity === undefined ? '' : collection.totalCapacity}
      </p>
    </div>
    <div class="form-card">
      ${formView(
        {
          collection,
          content: html`<div class="field-grid">
            ${fieldViews(collection.fields, collection.name, words)}
          </div>`,
          submitLabel: words.event.send,
          thanks: words.event.thanks,
          labelledBy: `${section.id}-title`,
          role: 'event',
        },
        section,
        site,
      )}
    </div>
  </div>`;
}
