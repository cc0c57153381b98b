import { all, make, one } from '../dom.js';
import { fieldOf, textOf } from '../format.js';
import { type Entry, site } from '../model.js';
import { change, remove } from '../requests.js';
import type { EntryView } from './entry-view.js';

/** Cards in columns. They are moved by dragging or with a select box, which also works by keyboard. */
export function drawBoard(view: EntryView): void {
  const { element, entries, data } = view;
  for (const column of all('[data-column]', element)) {
    const value = column.dataset['column'] ?? '';
    const members = entries.filter((entry) => entry[data.groupBy ?? ''] === value);
    one('[data-frame]', column)?.replaceChildren(...members.map((entry) => cardOf(view, entry)));
    const count = one('.column-count', column);
    if (count) count.textContent = String(members.length);
    acceptDrops(view, column, value);
  }
}

function cardOf(view: EntryView, entry: Entry): HTMLElement {
  const { record, data } = view;
  const details = (data.detail ?? []).map((id) => textOf(record, entry, id)).filter((text) => text !== '');
  const card = make(
    'li',
    { class: 'card' },
    make('b', {}, textOf(record, entry, data.title)),
    ...details.map((text) => make('p', {}, text)),
    record.canChange ? toolsOf(view, entry) : null,
  );
  if (record.canChange) {
    card.draggable = true;
    card.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', entry.id));
  }
  return card;
}

function toolsOf(view: EntryView, entry: Entry): HTMLElement {
  const { record, data, reload, say } = view;
  const words = site.words.entries;
  const title = textOf(record, entry, data.title);
  const select = make(
    'select',
    { 'aria-label': `${title}: ${words['move'] ?? ''}`, change: () => move(view, entry.id, select.value) },
    ...(fieldOf(record, data.groupBy)?.options ?? []).map(({ value, label }) =>
      make('option', { value, selected: entry[data.groupBy ?? ''] === value }, label),
    ),
  );
  const button = make(
    'button',
    {
      type: 'button',
      'aria-label': `${words['remove'] ?? ''}: ${title}`,
      click: () => void remove(record, entry.id).then(reload, (fault: Error) => say(fault.message)),
    },
    '×',
  );
  return make('div', { class: 'entry-tools' }, select, button);
}

function move({ record, data, reload, say }: EntryView, id: string, value: string): void {
  void change(record, id, { [data.groupBy ?? '']: value }).then(reload, (fault: Error) => say(fault.message));
}

/** The frame of a column stays when it is redrawn, so its listeners are added once; they use the newest view. */
const views = new WeakMap<HTMLElement, EntryView>();

function acceptDrops(view: EntryView, column: HTMLElement, value: string): void {
  const isNew = !views.has(column);
  views.set(column, view);
  if (!view.record.canChange || !isNew) return;
  const mark = (isTarget: boolean): boolean => column.classList.toggle('is-target', isTarget);
  column.addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  column.addEventListener('dragleave', () => mark(false));
  column.addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    const id = event.dataTransfer?.getData('text/plain');
    const current = views.get(column);
    if (current?.entries.some((entry) => entry.id === id)) move(current, id ?? '', value);
  });
}
