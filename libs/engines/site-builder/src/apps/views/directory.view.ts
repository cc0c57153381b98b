import type { AppViewInput } from './app-view.js';
import { html, type Html } from '../../html/html.js';
import { fieldViews } from './field.view.js';
import { formView, noScriptView, plainContent } from './form.view.js';

/** Search and filters, the entries that a script fetches, and the form for a new one. */
export function directoryView({ section, collection, site, words }: AppViewInput): Html {
  const { name } = collection;
  return html`<div class="directory" data-directory="${name}">
      <div class="filters" role="search" hidden>
        <div class="field">
          <label for="${name}-search">${words.directory.search}</label>
          <input type="search" id="${name}-search" autocomplete="off" />
        </div>
      </div>
      <div class="list-head">
        <p class="found" role="status"></p>
        <a class="button quiet" href="#new-entry">${words.directory.submitHeading}</a>
      </div>
      <ul class="grid entries">
        ${site.items.map(
          (item) =>
            html`<li class="card entry" data-static>
              <h3>${item.name}</h3>
              ${item.description !== null && html`<p>${item.description}</p>`}
            </li> `,
        )}
      </ul>
      ${noScriptView(site)}
    </div>
    <div class="form-card submit-entry" id="new-entry">
      <h3>${words.directory.submitHeading}</h3>
      <p class="muted">${words.directory.submitText}</p>
      ${formView(
        {
          collection,
          content: plainContent(fieldViews(collection.fields, name, words)),
          isPublic: true,
          submitLabel: words.directory.submit,
          thanks: words.directory.thanks,
          label: words.directory.submitHeading,
          role: 'directory',
        },
        section,
        site,
      )}
    </div>`;
}
