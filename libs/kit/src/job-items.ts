import type { EntityManager } from 'typeorm';
import type { JobProgress } from './job-progress.js';

/** A part of a job that is not known yet. */
export interface NewJobItem {
  /** Identifies it within the job; at most 2,000 characters. */
  key: string;
  /** Plain data from which any worker can do it. */
  input: object;
}

/** A part of a job that is still to be done. */
export interface OpenJobItem {
  /** Place among the items of the job, from 1. */
  position: number;
  key: string;
  input: object;
}

/** An open item whose work was started and runs elsewhere, e.g. as a job of its own. */
export interface HandedOverItem extends OpenJobItem {
  workId: string;
}

/** Where an item is worked on. */
export interface ItemWorkplace {
  /** Identifies the work. */
  workId: string;
  /** Path of its status and result. */
  location: string;
}

/** How an item ended. */
export interface EndedJobItem {
  outcome: 'done' | 'failed';
  /** Shown to the owner of the job. */
  output: object;
  /** How many units of the price were delivered with it; credits, where the job itself has no price. */
  units: number;
  /** The key under which it is already known, if that is another one; an item with a known key is not done twice. */
  key?: string;
}

/** How many items a job has. */
export interface JobItemCounts {
  added: number;
  done: number;
  failed: number;
  /** Delivered with all of them. */
  units: number;
}

/**
 * The parts of a job in the database: each is done once by any worker, and its output is stored and charged with
 * it. So a job may have more parts, and larger outputs, than fit into memory. All methods reject once another worker has the job.
 */
export interface JobItems {
  /** Adds those whose key is new, while the job has fewer than `limit`. */
  add(items: readonly NewJobItem[], limit: number): Promise<JobItemCounts>;
  /** Returns open ones that are not handed over, in order. @param except positions that are under way. */
  open(count: number, except: readonly number[]): Promise<OpenJobItem[]>;
  /** Returns open ones that are handed over, in order. */
  handedOver(): Promise<HandedOverItem[]>;
  /** Hands an item over, in the transaction that starts its work. */
  handOver(transaction: EntityManager, item: OpenJobItem, work: ItemWorkplace): Promise<void>;
  /**
   * Releases the job until the work of an item that is handed over has ended; until then it occupies no worker. Then a
   * worker calls the provider again. Always rejects.
   */
  pause(): Promise<never>;
  /**
   * Ends an item and adds those that were found with it, in one transaction.
   * @param progress to be reported with it.
   * @throws AppError if the account has no storage left.
   */
  end(
    item: OpenJobItem,
    ending: EndedJobItem,
    found: { items: readonly NewJobItem[]; limit: number },
    progress: (counts: JobItemCounts) => JobProgress,
  ): Promise<JobItemCounts>;
}
