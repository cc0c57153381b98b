import type { CollectionSpec } from '../model/data-schema.js';
import type { Section, Site } from '../model/site.js';
import { html } from '../html/html.js';
import { fieldViews } from './views/field.view.js';
import { formView, plainContent } from './views/form.view.js';
import { sectionView } from './views/section.view.js';
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
      content: plainContent(fieldViews(collection.fields, collection.name, UI_WORDS[site.language])),
      submitLabel: section.submitLabel,
      thanks: section.thanks,
      label: section.heading,
    },
    section,
    site,
  );
  return sectionView(section, html`<div class="form-card">${form}</div>`).toString();
}
