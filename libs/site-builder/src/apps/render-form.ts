import type { CollectionSpec } from '../model/data-schema.js';
import type { Section, Site } from '../model/site.js';
import { html } from './markup.js';
import { fieldViews } from './views/field.view.js';
import { formView } from './views/form.view.js';
import { UI_WORDS } from './words/words.js';

/** What stands in the section of a form, below its heading. */
export function renderForm(
  section: Extract<Section, { type: 'form' }>,
  collection: CollectionSpec,
  site: Site,
): string {
  const fields = fieldViews(collection.fields, collection.name, UI_WORDS[site.language]);
  const form = formView(
    {
      collection,
      content: html`<div class="field-grid">${fields}</div>`,
      submitLabel: section.submitLabel,
      thanks: section.thanks,
      label: section.heading,
    },
    section,
    site,
  );
  return html`<div class="form-card">${form}</div>`.text;
}
