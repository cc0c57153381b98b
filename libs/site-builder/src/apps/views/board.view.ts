import { html, type Markup } from '../markup.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView, noScriptView } from './form.view.js';

/** Columns that a script fills with cards, and the form for a new one. */
export function boardView({ section, collection, site, words }: AppViewInput): Markup {
  const columns = collection.fields.find(({ name }) => name === 'column')?.options ?? [];
  const fields = collection.fields.filter(({ name }) => name !== 'position');
  return html`<div class="board" data-board="${collection.name}">
      <p class="board-state" role="status"></p>
      ${noScriptView(site)}
      <div class="columns">
        ${columns.map(
          ({ value, label }) =>
            html`<div class="column" data-column="${value}">
              <h3 id="column-${value}">${label}</h3>
              <p class="column-count muted"></p>
              <ul class="cards" aria-labelledby="column-${value}"></ul>
            </div> `,
        )}
      </div>
    </div>
    <div class="form-card new-card">
      <h3>${words.board.addHeading}</h3>
      ${formView(
        {
          collection,
          content: html`<div class="field-grid">${fieldViews(fields, collection.name, words)}</div>`,
          submitLabel: words.board.add,
          thanks: words.act.save,
          label: words.board.addHeading,
          role: 'board',
        },
        section,
        site,
      )}
    </div>`;
}
