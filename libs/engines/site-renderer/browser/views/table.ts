import { make, one } from '../dom.js';
import { textOf } from '../format.js';
import type { EntryView } from './entry-view.js';

export function drawTable({ element, record, data, entries }: EntryView): void {
  one('[data-frame]', element)?.replaceChildren(
    ...entries.map((entry) =>
      make('tr', {}, ...(data.columns ?? []).map((id) => make('td', {}, textOf(record, entry, id)))),
    ),
  );
}
