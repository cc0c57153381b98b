import { html, type Html } from '../../html/html.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { measureOf } from './measure.js';
import { formView, noScriptView } from './form.view.js';

/** The form for a new entry, and places for figures, chart and list that a script fills. */
export function trackerView({ section, collection, site, words }: AppViewInput): Html {
  return html`${noScriptView(site)}
    <div class="tracker" data-tracker="${collection.name}" data-measure="${measureOf(collection)}">
      <div class="form-card new-entry">
        <h3>${words.tracker.addHeading}</h3>
        ${formView(
          {
            collection,
            content: (end) => html`${fieldViews(collection.fields, collection.name, words)} ${end}`,
            isPublic: true,
            submitLabel: words.tracker.add,
            thanks: words.tracker.added,
            label: words.tracker.addHeading,
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
