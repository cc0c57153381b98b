/** A page to visit, and its distance from the start in links. */
export interface CrawlTarget {
  url: string;
  depth: number;
}

/** Pages to visit, breadth first, each once, of one origin. */
export class CrawlFrontier {
  private readonly queue: CrawlTarget[] = [];
  private readonly seen = new Set<string>();
  private next = 0;

  constructor(
    private readonly origin: string,
    private readonly maxDepth: number,
  ) {}

  add(address: string, depth: number): void {
    if (depth > this.maxDepth || !URL.canParse(address)) return;
    const url = new URL(address);
    url.hash = '';
    if (url.origin !== this.origin || this.seen.has(url.href)) return;
    this.seen.add(url.href);
    this.queue.push({ url: url.href, depth });
  }

  /** Marks a page as visited without queueing it. @returns whether it was new. */
  claim(url: string): boolean {
    const isNew = !this.seen.has(url);
    this.seen.add(url);
    return isNew;
  }

  /** Number of pages queued so far. */
  get size(): number {
    return this.queue.length;
  }

  take(): CrawlTarget | undefined {
    const target = this.queue[this.next];
    if (target) this.next += 1;
    return target;
  }
}
