import { make, one } from '../dom.js';
import { textOf } from '../format.js';
import type { EntryView } from './entry-view.js';

/** Entries below each other, or as tiles. */
export function drawList({ element, record, data, entries }: EntryView): void {
  one('[data-frame]', element)?.replaceChildren(
    ...entries.map((entry) =>
      make(
        'li',
        {},
        make('b', {}, textOf(record, entry, data.title)),
        ...(data.detail ?? []).map((id) => make('span', { class: 'note' }, textOf(record, entry, id))),
      ),
    ),
  );
}
