import { type Html, html } from '@capstan/platform-http';
import type { CollectionSpec } from '@capstan/site-document';
import { totalOf } from '../entries/cart.js';
import { scoreOf } from '../entries/score.js';
import type { SiteEntry } from '../entries/site-entry.js';
import { textOf } from '../entries/value-text.js';
import { MAX_NOTE, MAX_STATUS } from '../owner/entry-notes.js';
import type { EntryFilter } from '../owner/owned-entries.js';

interface EntriesPage {
  root: string;
  name: string;
  /** Null if the site no longer collects it. */
  spec: CollectionSpec | null;
  entries: readonly SiteEntry[];
  filter: EntryFilter;
  /** All that may be chosen. */
  statuses: readonly string[];
  /** Id of the last entry, if there are more. */
  nextAfter: string | null;
  message: Html | undefined;
  /** The form that adds an entry. */
  addForm: Html | undefined;
}

/** Entries with status and note, newest first. */
export function entriesView(page: EntriesPage): Html {
  const { root, name, spec, entries, nextAfter, statuses, message, addForm } = page;
  const found =
    entries.length === 0 ? html`<p>No entries.</p>` : entries.map((entry) => entryView(entry, page));
  const next = new URLSearchParams({ ...queryOf(page.filter), after: nextAfter ?? '' });
  return html`${message}
<p><a href="${root}entries/${name}/export.csv">Download all entries as CSV</a></p>
${filterForm(page)}
<datalist id="statuses">${statuses.map((status) => html`<option value="${status}"></option>`)}</datalist>
${found}
${nextAfter === null ? undefined : html`<p><a href="${root}entries/${name}?${next.toString()}">Earlier entries</a></p>`}
${spec && addForm ? html`<details class="box"><summary>Add an entry</summary>${addForm}</details>` : undefined}`;
}

const queryOf = ({ status, search }: EntryFilter): Record<string, string> => ({
  ...(status === undefined ? {} : { status }),
  ...(search === undefined ? {} : { search }),
});

function filterForm({ root, name, filter, statuses }: EntriesPage): Html {
  const options = statuses.map((status) => {
    const selected = status === filter.status ? html` selected` : undefined;
    return html`<option value="${status}"${selected}>${status}</option>`;
  });
  return html`<form class="box row" method="get" action="${root}entries/${name}" role="search">
<label>Search <input type="search" name="search" value="${filter.search ?? ''}" maxlength="200"></label>
<label>Status <select name="status"><option value="">all</option>${options}</select></label>
<button>Show</button>
</form>`;
}

function entryView(entry: SiteEntry, { root, name, spec }: EntriesPage): Html {
  const action = `${root}entries/${name}/${entry.id}`;
  const at = entry.createdAt.toISOString();
  return html`<article aria-label="Entry of ${at.slice(0, 16).replace('T', ' ')} UTC" id="e-${entry.id}">
<p class="note"><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<dl>${valuesOf(entry, spec)}</dl>
<form method="post" action="${action}">
<div class="row"><label>Status <input name="status" value="${entry.status}" list="statuses" maxlength="${MAX_STATUS}" required></label>
<label>Note <textarea name="note" rows="1" maxlength="${MAX_NOTE}">${entry.note}</textarea></label>
<button>Save</button></div>
</form>
<details><summary>Delete</summary><form method="post" action="${action}/delete"><p>The entry is deleted for good; its place is free again.</p><button class="quiet">Delete this entry</button></form></details>
</article>`;
}

/** Fields of the site in its order, then those that only older entries have. */
function valuesOf({ data, code }: SiteEntry, spec: CollectionSpec | null): Html[] {
  const fields = spec?.fields ?? [];
  const known = fields.filter(({ name }) => Object.hasOwn(data, name));
  const vanished = Object.keys(data).filter((name) => !fields.some((field) => field.name === name));
  const score = spec && scoreOf(spec, data);
  return [
    ...known.map((field) => pair(field.label, textOf(data[field.name], field))),
    ...known.flatMap((field) => totalPair(field.label, data[field.name])),
    ...vanished.map((name) => pair(name, textOf(data[name], undefined))),
    ...(score ? [pair('Score', `${score.points} / ${score.of}`)] : []),
    ...(code === null ? [] : [pair('Referral code', code)]),
  ];
}

const pair = (label: string, value: string): Html => html`<dt>${label}</dt><dd>${value}</dd>`;

function totalPair(label: string, value: SiteEntry['data'][string] | undefined): Html[] {
  if (!Array.isArray(value)) return [];
  const lines = value.flatMap((line) => (typeof line === 'string' ? [] : [line]));
  const total = totalOf(lines);
  return total === null ? [] : [pair(`${label} (total)`, total.toFixed(2))];
}
