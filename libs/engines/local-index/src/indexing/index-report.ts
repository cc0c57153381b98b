import type { SourceType } from '../collection.js';

/** What happened to one document of a run. */
export type IndexAction = 'added' | 'updated' | 'unchanged' | 'removed' | 'skipped' | 'failed';

export interface IndexEvent {
  action: IndexAction;
  /** Address of the document, or the path of a file that is none. */
  address: string;
  /** Why it was skipped, removed or failed. */
  reason?: string;
  /** Documents decided on so far, this one included; removed ones do not count. */
  done: number;
  /** Documents there are; for a site those known of so far. */
  total: number;
}

/** How many documents of a run met which fate. */
export type IndexSummary = Readonly<Record<IndexAction, number>> & { readonly collection: string };

/** Counts the events of a run and passes them on. */
export class IndexTally {
  /** Documents there are, as far as is known. */
  total = 0;

  private readonly counts: Record<IndexAction, number> = {
    added: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    skipped: 0,
    failed: 0,
  };

  constructor(
    private readonly collection: string,
    private readonly report: (event: IndexEvent) => void = () => undefined,
  ) {}

  note(action: IndexAction, address: string, reason?: string): void {
    this.counts[action] += 1;
    const { added, updated, unchanged, skipped, failed } = this.counts;
    const done = added + updated + unchanged + skipped + failed;
    const total = Math.max(done, this.total);
    this.report({ action, address, ...(reason === undefined ? {} : { reason }), done, total });
  }

  summary(): IndexSummary {
    return { ...this.counts, collection: this.collection };
  }
}

/** What every run can be told. */
export interface IndexRunOptions {
  /** Default: the name it has, else the folder's name or the site's host. */
  name?: string;
  /** Default: what it was, else `web`. */
  sourceType?: SourceType;
  /** Default: what it was, else false. */
  isFallback?: boolean;
  /** Stops between two documents; what is indexed stays. */
  signal?: AbortSignal;
  report?: (event: IndexEvent) => void;
}
