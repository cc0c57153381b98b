import type { CollectionSpec } from '../../model/data-schema.js';
import type { Section, Site } from '../../model/site.js';
import { attributes, html, type Markup } from '../markup.js';
import { fill, UI_WORDS } from '../words/words.js';

interface FormParts {
  collection: CollectionSpec;
  /** Fields and whatever stands between them. */
  content: Markup;
  submitLabel: string;
  thanks: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What a script makes of it; null for a plain form. */
  role?: string;
  /** Cannot do its work without a script. */
  needsScript?: boolean;
  /** In the place of the one button. */
  buttons?: Markup;
}

/**
 * A form that works as it stands: it is sent to the collection, and the answer leads back to the page, where the
 * notice with the collection's name as its id is the target.
 */
export function formView(parts: FormParts, section: Section, site: Site): Markup {
  const words = UI_WORDS[site.language];
  const { name } = parts.collection;
  const button = html`<button class="button" type="submit">${parts.submitLabel}</button>`;
  return html`<div class="notice form-sent" id="${name}" tabindex="-1"><p>${parts.thanks}</p></div>
    <div class="notice error form-refused" id="${name}-refused" tabindex="-1">
      <p>${words.faults.failed}</p>
    </div>
    <form
      class="app-form"
      action="_data/${name}"
      method="post"
      aria-labelledby="${parts.labelledBy}"
      data-form="${name}"
      ${attributes({ 'data-role': parts.role ?? null, 'data-needs-script': parts.needsScript ?? false })}
    >
      <input type="hidden" name="_page" value="${pageFileOf(section, site)}" />
      <div class="form-trap" aria-hidden="true">
        <label>${words.form.trap} <input name="_website" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${parts.content}
      <div class="form-end">
        ${parts.buttons ?? button}
        <p class="form-state" role="status"></p>
        <p class="hint muted">${fill(words.form.goesTo, { name: site.name })}</p>
      </div>
    </form>`;
}

/** The section around a form or an app: heading, a line of text, content. */
export function sectionView(section: Extract<Section, { type: 'form' | 'app' }>, content: Markup): Markup {
  const title = `${section.id}-title`;
  return html`<section
    class="section app-section app-${section.type === 'app' ? section.app : 'form'}"
    id="${section.id}"
    aria-labelledby="${title}"
  >
    <div class="wrap">
      <div class="app-head">
        <h2 id="${title}">${section.heading}</h2>
        ${section.text !== null && html`<p class="lead">${section.text}</p>`}
      </div>
      ${content}
    </div>
  </section>`;
}

/** Said where a script does all the work. */
export function noScriptView(site: Site): Markup {
  return html`<noscript><p class="notice">${UI_WORDS[site.language].form.needsScript}</p></noscript>`;
}

function pageFileOf(section: Section, site: Site): string {
  const page =
    site.pages.find(({ sections }) => sections.includes(section)) ??
    site.pages.find(({ sections }) => sections.some(({ id }) => id === section.id));
  return `${page?.slug ?? 'index'}.html`;
}
