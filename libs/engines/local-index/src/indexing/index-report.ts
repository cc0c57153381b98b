import type { SourceType } from '../documents/collection.js';

/** The outcome for one document of a run. */
export type IndexAction = 'added' | 'updated' | 'unchanged' | 'removed' | 'skipped' | 'failed';

export interface IndexEvent {
  action: IndexAction;
  /** Address of the document, or the path of a file that is not indexed. */
  address: string;
  /** Why it was skipped, removed or failed. */
  reason?: string;
  /** Documents processed so far, this one included; removed ones do not count. */
  done: number;
  /** Number of documents; for a site those known so far. */
  total: number;
}

/** Number of documents by outcome. */
export type IndexSummary = Readonly<Record<IndexAction, number>> & { readonly collection: string };

/** Counts the events of a run and forwards them. */
export class IndexTally {
  /** Number of documents, as far as known. */
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

/** Options of every run. */
export interface IndexRunOptions {
  /** Default: the existing name, otherwise the folder's name or the site's host. */
  name?: string;
  /** Default: the existing value, otherwise `web`. */
  sourceType?: SourceType;
  /** Default: the existing value, otherwise false. */
  isFallback?: boolean;
  /** Stops between two documents; indexed ones remain. */
  signal?: AbortSignal;
  report?: (event: IndexEvent) => void;
}
