import { renderForm } from '../../apps/render-form.js';
import type { RenderContext, SectionOf } from '../context.js';
import { type Html, html, trusted } from '../html.js';

/** A form; nothing where its collection is gone. */
export function renderFormSection(section: SectionOf<'form'>, { site }: RenderContext): Html {
  const collection = site.collections.find(({ name }) => name === section.collection);
  return collection ? html`${trusted(renderForm(section, collection, site))} ` : html``;
}
