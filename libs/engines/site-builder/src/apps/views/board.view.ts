import { html, type Html } from '../../html/html.js';
import type { AppViewInput } from './app-view.js';
import { fieldViews } from './field.view.js';
import { formView, noScriptView, plainContent } from './form.view.js';

/** The form for a new card, folded up, and columns that a script fills with cards. */
export function boardView({ section, collection, site, words }: AppViewInput): Html {
  const columns = collection.fields.find(({ name }) => name === 'column')?.options ?? [];
  const fields = collection.fields.filter(({ name }) => name !== 'position');
  const form = formView(
    {
      collection,
      content: plainContent(fieldViews(fields, collection.name, words)),
      submitLabel: words.board.add,
      thanks: words.board.thanks,
      label: words.board.addHeading,
      role: 'board',
      isPublic: true,
    },
    section,
    site,
  );
  return html`<div class="board" data-board="${collection.name}">
    <details class="new-card">
      <summary class="button">${words.board.addHeading}</summary>
      <div class="form-card">${form}</div>
    </details>
    <div class="board-state" role="status"></div>
    ${noScriptView(site)}
    <div class="columns" tabindex="0" role="group" aria-label="${section.heading}">
      ${columns.map(({ value, label }) => columnView(value, label))}
    </div>
  </div>`;
}

function columnView(value: string, label: string): Html {
  return html`<div class="column" data-column="${value}">
    <h3 id="column-${value}">${label}</h3>
    <p class="column-count muted"></p>
    <ul class="cards" aria-labelledby="column-${value}"></ul>
  </div> `;
}
