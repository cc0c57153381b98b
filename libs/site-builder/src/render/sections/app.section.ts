import { renderApp } from '../../apps/render-app.js';
import type { RenderContext, SectionOf } from '../context.js';
import { type Html, html, trusted } from '../html.js';

/** The place of the app on its page. */
export function renderAppSection(section: SectionOf<'app'>, { site }: RenderContext): Html {
  return html`${trusted(renderApp(section, site))} `;
}
