import { jobItemOperation } from '@capstan/platform-jobs';
import type { JobItems, OpenJobItem } from './job-items.js';

/** How the items of a job are worked on. */
export interface ItemWork {
  items: JobItems;
  /** Items at a time. */
  concurrency: number;
  signal: AbortSignal;
  /** How many more may be started besides those under way; 0: none, at present or at all. */
  room: (underWay: number) => number;
  /** Does an item and ends it. */
  work: (item: OpenJobItem) => Promise<void>;
}

/** Works on an item, as a part of the job that observers see; {@link runJobItems} does so for each item. */
export const runJobItem = <T>({ position }: OpenJobItem, work: () => Promise<T>): Promise<T> =>
  jobItemOperation.run({ position }, work);

/** Works on the open items of a job, also those that are added meanwhile, until none is left or may be started. */
export async function runJobItems({ items, concurrency, signal, room, work }: ItemWork): Promise<void> {
  const underWay = new Map<number, Promise<void>>();
  for (;;) {
    signal.throwIfAborted();
    const count = Math.min(concurrency - underWay.size, room(underWay.size));
    const open = count > 0 ? await items.open(count, [...underWay.keys()]) : [];
    for (const item of open) {
      const end = runJobItem(item, () => work(item)).finally(() => underWay.delete(item.position));
      // What it throws is thrown by the race; another one that fails meanwhile must not end the process.
      end.catch(() => undefined);
      underWay.set(item.position, end);
    }
    if (underWay.size === 0) return;
    await Promise.race(underWay.values());
  }
}
