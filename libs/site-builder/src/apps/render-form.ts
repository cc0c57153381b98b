import type { CollectionSpec } from '../model/data-schema.js';
import type { Section, Site } from '../model/site.js';
import { html } from './markup.js';
import { fieldViews } from './views/field.view.js';
import { formView, sectionView } from './views/form.view.js';
import { UI_WORDS } from './words/words.js';

/** The whole `<section>` of a form. */
export function renderForm(
  section: Extract<Section, { type: 'form' }>,
  collection: CollectionSpec,
  site: Site,
): string {
  const form = formView(
    {
      collection,
      content: html`<div class="field-grid">
        ${fieldViews(collection.fields, collection.name, UI_WORDS[site.language])}
      </div>`,
      submitLabel: section.submitLabel,
      thanks: section.thanks,
      labelledBy: `${section.id}-title`,
    },
    section,
    site,
  );
  return sectionView(section, html`<div class="form-card">${form}</div>`).text;
}
