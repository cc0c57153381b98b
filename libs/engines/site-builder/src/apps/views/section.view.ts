import type { Section } from '../../model/site.js';
import { html, type Html } from '../../html/html.js';

/** The section around a form or an app: heading, a line of text, content. */
export function sectionView(section: Extract<Section, { type: 'form' | 'app' }>, content: Html): Html {
  const title = `${section.id}-title`;
  const kind = section.type === 'app' ? section.app : 'form';
  return html`<section class="section app-section app-${kind}" id="${section.id}" aria-labelledby="${title}">
    <div class="wrap">
      <div class="app-head">
        <h2 id="${title}">${section.heading}</h2>
        ${section.text !== null && html`<p class="lead">${section.text}</p>`}
      </div>
      ${content}
    </div>
  </section>`;
}
