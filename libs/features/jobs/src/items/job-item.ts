/** States of an item. */
export type JobItemStatus = 'open' | 'done' | 'failed' | 'known';

/** An item that has ended, as its job's owner sees it. */
export interface JobItem {
  position: number;
  status: 'done' | 'failed';
  input: object;
  output: object;
  endedAt: Date;
}

/** A page of the items of a job. */
export interface JobItemPage {
  items: JobItem[];
  /** Whether others follow at present. */
  hasMore: boolean;
}
