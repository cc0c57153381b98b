import type { Entry, RecordData, ViewData } from '../model.js';

/** What a view is drawn from. */
export interface EntryView {
  element: HTMLElement;
  record: RecordData;
  data: ViewData;
  /** Oldest first. */
  entries: readonly Entry[];
  /** Fetches the entries again, after a change. */
  reload: () => void;
  /** Shows a message below the entries. */
  say: (text: string | undefined) => void;
}
