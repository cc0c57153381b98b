import { type Html, html } from '@capstan/platform-http';
import type { Editable, EditableGroup } from './editable-texts.js';

interface TextsPage {
  root: string;
  /** The commit that the values are of. */
  commit: string;
  groups: readonly EditableGroup[];
  /** The outcome of the last change. */
  message: Html | undefined;
}

/** Hours, prices and texts of a site, in one form. */
export function textsView({ root, commit, groups, message }: TextsPage): Html {
  const fieldsets = groups.map(
    ({ title, values }) =>
      html`<fieldset class="box"><legend>${title}</legend>${values.map(inputOf)}</fieldset>`,
  );
  return html`${message}
<p class="note">Every page that shows a value changes with it. The site is checked before visitors see the change.</p>
<form method="post" action="${root}texts"><input type="hidden" name="commit" value="${commit}">${fieldsets}<button>Save all changes</button></form>`;
}

function inputOf({ path, label, kind, value, isOptional }: Editable): Html {
  const required = isOptional ? undefined : html` required`;
  if (kind === 'text')
    return html`<label>${label} <textarea name="${path}" rows="${rowsOf(value)}"${required}>${value}</textarea></label>`;
  const mode = kind === 'amount' ? html` inputmode="decimal"` : undefined;
  const type = kind === 'time' ? 'time' : 'text';
  return html`<label>${label} <input type="${type}" name="${path}" value="${value}"${mode}${required}></label>`;
}

const rowsOf = (text: string): number => Math.min(10, 1 + Math.ceil(text.length / 70));
