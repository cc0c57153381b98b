import { make, one } from '../dom.js';
import { fieldOf, valueText } from '../format.js';
import type { EntryView } from './entry-view.js';

/** A bar for each group, with its number. */
export function drawChart({ element, record, data, entries }: EntryView): void {
  const field = fieldOf(record, data.groupBy);
  const sums = new Map<string, number>((field?.options ?? []).map(({ value }) => [value, 0]));
  for (const entry of entries) {
    const value = entry[data.groupBy ?? ''];
    const group = typeof value === 'object' ? '' : String(value ?? '');
    const amount = data.sum === undefined ? 1 : Number(entry[data.sum] ?? 0);
    sums.set(group, (sums.get(group) ?? 0) + amount);
  }
  const most = Math.max(1, ...sums.values());
  one('[data-frame]', element)?.replaceChildren(
    ...[...sums].map(([group, sum]) => {
      const bar = make('i', { 'aria-hidden': 'true' });
      bar.style.setProperty('--share', `${(sum / most) * 100}%`);
      return make(
        'div',
        { class: 'chart-row' },
        make('span', {}, valueText(field, group)),
        bar,
        make('b', {}, valueText(fieldOf(record, data.sum), sum) || String(sum)),
      );
    }),
  );
}
