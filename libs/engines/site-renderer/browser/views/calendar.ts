import { make, one } from '../dom.js';
import { dateText, localNow, textOf } from '../format.js';
import { type Entry, site } from '../model.js';
import type { EntryView } from './entry-view.js';

const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);

/** A month of entries, beginning with the current one. */
export function drawCalendar(view: EntryView): void {
  const shown = view.element.dataset['month'] ?? localNow().slice(0, 7);
  one('[data-frame]', view.element)?.replaceChildren(monthOf(view, shown));
}

function monthOf(view: EntryView, month: string): HTMLElement {
  const words = site.words.forms;
  const turn = (label: string | undefined, by: number): HTMLElement =>
    make(
      'button',
      {
        type: 'button',
        class: 'chip',
        click: () => {
          view.element.dataset['month'] = monthAfter(month, by);
          drawCalendar(view);
          one('.month-bar button', view.element)?.focus();
        },
      },
      label ?? '',
    );
  const title = dateText(`${month}-01`, { month: 'long', year: 'numeric' });
  return make(
    'div',
    { class: 'month' },
    make(
      'div',
      { class: 'month-bar' },
      turn(words['earlier'], -1),
      make('h3', { 'aria-live': 'polite' }, title),
      turn(words['later'], 1),
    ),
    make(
      'table',
      {},
      make('caption', { class: 'visually-hidden' }, title),
      headOf(),
      make('tbody', {}, ...weeksOf(view, month)),
    ),
  );
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

function headOf(): HTMLElement {
  const names = Array.from({ length: 7 }, (_, index) =>
    dateText(new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10), { weekday: 'short' }),
  );
  return make('thead', {}, make('tr', {}, ...names.map((name) => make('th', { scope: 'col' }, name))));
}

function weeksOf(view: EntryView, month: string): HTMLElement[] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00Z`);
  const weeks = Math.ceil((end - start) / (7 * DAY_MS));
  return Array.from({ length: weeks }, (_, week) =>
    make(
      'tr',
      {},
      ...Array.from({ length: 7 }, (__, day) => dayOf(view, month, start + (week * 7 + day) * DAY_MS)),
    ),
  );
}

function dayOf({ entries, data, record }: EntryView, month: string, ms: number): HTMLElement {
  const day = new Date(ms).toISOString().slice(0, 10);
  if (!day.startsWith(month)) return make('td');
  const isHere = (entry: Entry): boolean => {
    const value = entry[data.date ?? ''];
    return typeof value === 'string' && value.startsWith(day);
  };
  return make(
    'td',
    {},
    String(Number(day.slice(8))),
    ...entries.filter(isHere).map((entry) => {
      const title = textOf(record, entry, data.title);
      return make('span', { title }, title);
    }),
  );
}
