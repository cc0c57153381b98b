import { renderForm } from '../../apps/render-form.js';
import type { RenderContext, SectionOf } from '../context.js';
import type { Html } from '../../html/html.js';
import { tidied } from '../tidied.js';

/** A form; nothing where its collection is gone. */
export function renderFormSection(section: SectionOf<'form'>, { site }: RenderContext): Html {
  const collection = site.collections.find(({ name }) => name === section.collection);
  return tidied(collection ? renderForm(section, collection, site) : '');
}
