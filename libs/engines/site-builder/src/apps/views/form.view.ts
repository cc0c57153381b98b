import type { CollectionSpec } from '../../model/data-schema.js';
import type { Section, Site } from '../../model/site.js';
import { attributes } from '../attributes.js';
import { html, type Html } from '../../html/html.js';
import type { UiWords } from '../words/en.ui.js';
import { fill, UI_WORDS } from '../words/words.js';

interface FormParts {
  collection: CollectionSpec;
  /** Fields, and the end of the form with its button where it belongs. */
  content: (end: Html) => Html;
  submitLabel: string;
  thanks: string;
  /** Its name for those who do not see what stands above it. */
  label: string;
  /** What a script makes of it; null for a plain form. */
  role?: string;
  /** Cannot do its work without a script. */
  needsScript?: boolean;
  /** Who gets what is entered; said where it is the owner alone. */
  isPublic?: boolean;
  /** Beside the button, where a form can be sent to other collections too. */
  moreButtons?: Html;
  /** Names of these. */
  others?: string[];
}

/**
 * A form that works as it stands: it is sent to the collection, and the answer leads back to the page, where the
 * notice with the collection's name as its id is the target.
 */
export function formView(parts: FormParts, section: Section, site: Site): Html {
  const words = UI_WORDS[site.language];
  const { name } = parts.collection;
  const end = html`<div class="form-end">
    <button class="button" type="submit">${parts.submitLabel}</button>
    ${parts.moreButtons ?? null}
    <p class="form-state" role="status"></p>
    ${!parts.isPublic && html`<p class="hint muted">${fill(words.form.goesTo, { name: site.name })}</p>`}
  </div>`;
  return html`${[name, ...(parts.others ?? [])].map((each) => noticesView(each, parts.thanks, words))}
    <form
      class="app-form"
      action="_data/${name}"
      method="post"
      aria-label="${parts.label}"
      data-form="${name}"
      ${attributes({ 'data-role': parts.role ?? null, hidden: parts.needsScript ?? false })}
    >
      <input type="hidden" name="_page" value="${pageFileOf(section, site)}" />
      <div class="form-trap" aria-hidden="true">
        <label>${words.form.trap} <input type="text" name="_website" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${parts.content(end)}
    </form>`;
}

/** Targets of the answer to a form: shown by style alone where no script says it better. */
function noticesView(name: string, thanks: string, words: UiWords): Html {
  return html`<div class="notice form-sent" id="${name}" tabindex="-1"><p>${thanks}</p></div>
    <div class="notice error form-refused" id="${name}-refused" tabindex="-1">
      <p>${words.faults.failed}</p>
    </div>`;
}

/** The fields of a plain form, in two columns where there is room. */
export function plainContent(fields: Html): (end: Html) => Html {
  return (end) =>
    html`<div class="field-grid">${fields}</div>
      ${end}`;
}

/** Said where a script does all the work. */
export function noScriptView(site: Site): Html {
  return html`<noscript><p class="notice">${UI_WORDS[site.language].form.needsScript}</p></noscript>`;
}

function pageFileOf(section: Section, site: Site): string {
  const page =
    site.pages.find(({ sections }) => sections.includes(section)) ??
    site.pages.find(({ sections }) => sections.some(({ id }) => id === section.id));
  return `${page?.slug ?? 'index'}.html`;
}
