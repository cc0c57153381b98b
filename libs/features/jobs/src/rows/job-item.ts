/** States of an item. */
export type JobItemStatus = 'open' | 'done' | 'failed' | 'known';

/** An item that has ended, as its job's owner sees it. */
export interface JobItem {
  position: number;
  status: 'done' | 'failed';
  input: object;
  output: object;
  /** Path of the work that it was handed over to; null if its job did it. */
  location: string | null;
  endedAt: Date;
}

/** Which items are read: `limit` after a position. */
export interface JobItemQuery {
  limit: number;
  after?: number;
  /** Absent: all that have ended. */
  status?: JobItem['status'];
}

/** A page of the items of a job. */
export interface JobItemPage {
  items: JobItem[];
  /** Whether others follow at present. */
  hasMore: boolean;
}
