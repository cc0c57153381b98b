import { html, type Markup } from '../markup.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView, noScriptView } from './form.view.js';

/** The form for a new entry, and places for figures, chart and list that a script fills. */
export function trackerView({ section, collection, site, words }: AppViewInput): Markup {
  return html`${noScriptView(site)}
    <div class="tracker" data-tracker="${collection.name}">
      <div class="form-card new-entry">
        <h3 id="${section.id}-new">${words.tracker.addHeading}</h3>
        ${formView(
          {
            collection,
            content: fieldViews(collection.fields, collection.name, words),
            submitLabel: words.tracker.add,
            thanks: words.tracker.added,
            labelledBy: `${section.id}-new`,
            role: 'tracker',
            needsScript: true,
          },
          section,
          site,
        )}
      </div>
      <div class="record" hidden></div>
    </div>`;
}
