import { html, type Html } from '../../html/html.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView } from './form.view.js';

/** One field to join; afterwards a script shows the place and the link that moves one up. */
export function waitlistView({ section, collection, site, words }: AppViewInput): Html {
  return html`<div class="waitlist" data-waitlist="${collection.name}">
    <p class="invited notice" hidden>${words.waitlist.invited}</p>
    <div class="place card" hidden></div>
    <p class="listed muted" role="status"></p>
    <div class="form-card">
      ${formView(
        {
          collection,
          content: (end) => html`${fieldViews(collection.fields, collection.name, words)} ${end}`,
          submitLabel: words.waitlist.send,
          thanks: words.waitlist.thanks,
          label: section.heading,
          role: 'waitlist',
        },
        section,
        site,
      )}
    </div>
  </div>`;
}
