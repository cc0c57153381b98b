import type { JobItems, EndedJobItem, JobItemCounts, NewJobItem, OpenJobItem } from '../job-items.js';

/** An item and how it ended. */
export interface RememberedItem extends OpenJobItem {
  ending?: EndedJobItem | 'known';
}

/** The items of a job in memory, for specs of providers. */
export class MemoryJobItems implements JobItems {
  readonly all: RememberedItem[] = [];

  add(items: readonly NewJobItem[], limit: number): Promise<JobItemCounts> {
    for (const item of items) {
      if (this.all.length === limit) break;
      if (!this.all.some(({ key }) => key === item.key)) {
        this.all.push({ ...item, position: this.all.length + 1 });
      }
    }
    return Promise.resolve(this.counts());
  }

  open(count: number, except: readonly number[]): Promise<OpenJobItem[]> {
    const open = this.all.filter(({ ending, position }) => !ending && !except.includes(position));
    return Promise.resolve(open.slice(0, count));
  }

  async end(
    { position }: OpenJobItem,
    ending: EndedJobItem,
    found: { items: readonly NewJobItem[]; limit: number },
  ): Promise<JobItemCounts> {
    const item = this.all[position - 1] as RememberedItem;
    const isKnown = this.all.some((other) => other !== item && other.key === ending.key);
    item.ending = isKnown ? 'known' : ending;
    if (!isKnown) item.key = ending.key ?? item.key;
    return isKnown ? this.counts() : this.add(found.items, found.limit);
  }

  private counts(): JobItemCounts {
    const ended = (outcome: string): number =>
      this.all.filter(({ ending }) => typeof ending === 'object' && ending.outcome === outcome).length;
    const units = this.all.reduce(
      (sum, { ending }) => sum + (typeof ending === 'object' ? ending.units : 0),
      0,
    );
    return { added: this.all.length, done: ended('done'), failed: ended('failed'), units };
  }
}
