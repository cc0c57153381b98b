import { renderApp } from '../../apps/render-app.js';
import type { RenderContext, SectionOf } from '../context.js';
import type { Html } from '../../html/html.js';
import { tidied } from '../tidied.js';

/** The place of the app on its page. */
export function renderAppSection(section: SectionOf<'app'>, { site }: RenderContext): Html {
  return tidied(renderApp(section, site));
}
