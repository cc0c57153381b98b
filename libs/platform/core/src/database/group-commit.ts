interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches work that arrives while a statement is running into the next one, so that a hundred callers share one
 * commit instead of queueing on one row lock (docs/adr/0004-credits.md).
 *
 * Results are returned in the order of the items. When a group fails, each of its items is retried alone, so that
 * an invalid item or a broken connection does not fail the others.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private scheduled = false;
  private active = 0;

  /**
   * @param run processes a whole group in one transaction. It must be atomic and idempotent: when a connection
   * breaks during the commit, the outcome is unknown.
   * @param options.lanes groups that may run concurrently; more than one overlaps their fsyncs.
   */
  constructor(
    private readonly run: (items: Item[]) => Promise<Result[]>,
    private readonly options: { maxGroup: number; lanes: number },
  ) {}

  submit(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled || this.active >= this.options.lanes || this.waiting.length === 0) return;
    this.scheduled = true;
    // Runs after the I/O of this turn: requests read from several sockets in one turn form one group.
    setImmediate(() => {
      this.scheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    if (this.active >= this.options.lanes) return;
    const group = this.waiting.splice(0, this.options.maxGroup);
    if (group.length === 0) return;
    this.active += 1;
    this.schedule();
    try {
      await this.settle(group);
    } finally {
      this.active -= 1;
      this.schedule();
    }
  }

  private async settle(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      await this.answer(group);
    } catch {
      await Promise.all(group.map((single) => this.answer([single]).catch(single.reject)));
    }
  }

  private async answer(group: Waiting<Item, Result>[]): Promise<void> {
    const results = await this.run(group.map(({ item }) => item));
    group.forEach(({ resolve }, index) => resolve(results[index] as Result));
  }
}
