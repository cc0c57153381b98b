import type {
  EndedJobItem,
  HandedOverItem,
  ItemWorkplace,
  JobItemCounts,
  JobItems,
  NewJobItem,
  OpenJobItem,
} from '../job-items.js';

/** An item and how it ended. */
export interface RememberedItem extends OpenJobItem {
  ending?: EndedJobItem | 'known';
  work?: ItemWorkplace;
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
    const open = this.all.filter(
      ({ ending, work, position }) => !ending && !work && !except.includes(position),
    );
    return Promise.resolve(open.slice(0, count));
  }

  handedOver(): Promise<HandedOverItem[]> {
    const handedOver = this.all.flatMap(({ ending, work, position, key, input }) =>
      work && !ending ? [{ position, key, input, workId: work.workId }] : [],
    );
    return Promise.resolve(handedOver);
  }

  handOver(_transaction: unknown, { position }: OpenJobItem, work: ItemWorkplace): Promise<void> {
    (this.all[position - 1] as RememberedItem).work = work;
    return Promise.resolve();
  }

  pause(): Promise<never> {
    return Promise.reject(new Error('the job is paused'));
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
