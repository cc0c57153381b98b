import { drawBoard } from './views/board.js';
import { drawCalendar } from './views/calendar.js';
import { drawChart } from './views/chart.js';
import { drawList } from './views/list.js';
import { drawTable } from './views/table.js';
import { make, one } from './dom.js';
import { CREATED } from './forms.js';
import { type RecordData, type ViewData, site } from './model.js';
import { RequestError, list } from './requests.js';
import type { EntryView } from './views/entry-view.js';

const DRAWERS: Record<ViewData['type'], (view: EntryView) => void> = {
  list: drawList,
  gallery: drawList,
  table: drawTable,
  board: drawBoard,
  calendar: drawCalendar,
  chart: drawChart,
};

const signInLink = ({ url }: RecordData): HTMLElement =>
  make('a', { href: url.replace(/_data\/.*/, '_members/sign-in') }, site.words.members['title'] ?? '');

/** Fetches the entries of a record into their frame, and again after each change. */
export function enhanceEntries(element: HTMLElement, record: RecordData): void {
  const data = JSON.parse(element.dataset['view'] ?? '{}') as ViewData;
  const state = one('.entries-state', element);
  const { entries: words } = site.words;
  const say = (text: string | undefined): void => {
    if (state) state.textContent = text ?? '';
  };
  const load = (): void => {
    void list(record).then(
      ({ entries }) => {
        say(entries.length === 0 ? words['empty'] : '');
        DRAWERS[data.type]({ element, record, data, entries: entries.toReversed(), reload: load, say });
      },
      (fault: Error) => {
        say(fault.message);
        if (fault instanceof RequestError && fault.code === 'sign_in') state?.append(' ', signInLink(record));
      },
    );
  };
  say(words['loading']);
  document.addEventListener(CREATED, load);
  load();
}
