import type {
  EndedJobItem,
  HandedOverItem,
  ItemWorkplace,
  JobItemCounts,
  JobItems,
  JobProgress,
  NewJobItem,
  OpenJobItem,
} from '@capstan/kit';
import type { NewJobEvent } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { JobStorageFullError } from '../errors/job-storage-full.error.js';
import type { Claim } from '../rows/claim.js';
import type { CapabilityJobEventKind } from '../rows/event-kinds.js';
import {
  NO_ITEMS,
  countItems,
  dropItem,
  endItem,
  handOverItem,
  hasItem,
  insertItems,
  readHandedOverItems,
  readOpenItems,
  storedBytes,
} from '../rows/job-items.sql.js';

/** Access to the rows of a job for the worker that holds its lease. */
export interface ItemWrites {
  /** Runs one transaction that first verifies the lease of the job. */
  write(
    work: (manager: EntityManager) => Promise<readonly NewJobEvent<CapabilityJobEventKind>[]>,
  ): Promise<void>;
  /** Verifies the lease of the job in the transaction of another part. */
  requireHeld(manager: EntityManager): Promise<void>;
  /** Ends the work of this worker, which then releases the job. Always rejects. */
  pause(): Promise<never>;
  /** Within a write: stores progress and returns its event. */
  progress(manager: EntityManager, progress: JobProgress): Promise<NewJobEvent<CapabilityJobEventKind>>;
}

/** The items of a job whose lease this worker holds. */
export class LeasedItems implements JobItems {
  constructor(
    private readonly claim: Claim,
    private readonly writes: ItemWrites,
    private readonly limitBytes: number,
  ) {}

  async add(items: readonly NewJobItem[], limit: number): Promise<JobItemCounts> {
    return this.within(async (manager) => {
      await insertItems(manager, this.claim.id, items, limit);
      return countItems(manager, this.claim.id);
    });
  }

  async open(count: number, except: readonly number[]): Promise<OpenJobItem[]> {
    return this.within((manager) => readOpenItems(manager, this.claim.id, count, except));
  }

  async handedOver(): Promise<HandedOverItem[]> {
    return this.within((manager) => readHandedOverItems(manager, this.claim.id));
  }

  async handOver(manager: EntityManager, { position }: OpenJobItem, work: ItemWorkplace): Promise<void> {
    await this.writes.requireHeld(manager);
    if (await handOverItem(manager, this.claim.id, position, work)) return;
    throw new Error(`item ${position} of job ${this.claim.id} is no longer open`);
  }

  pause(): Promise<never> {
    return this.writes.pause();
  }

  async end(
    item: OpenJobItem,
    ending: EndedJobItem,
    found: { items: readonly NewJobItem[]; limit: number },
    progress: (counts: JobItemCounts) => JobProgress,
  ): Promise<JobItemCounts> {
    const { id } = this.claim;
    let counts = NO_ITEMS;
    await this.writes.write(async (manager) => {
      if (ending.key !== undefined && (await hasItem(manager, id, ending.key, item.position))) {
        await dropItem(manager, id, item.position);
      } else {
        await this.store(manager, item, ending);
        await insertItems(manager, id, found.items, found.limit);
      }
      counts = await countItems(manager, id);
      return [await this.writes.progress(manager, progress(counts))];
    });
    return counts;
  }

  private async store(manager: EntityManager, item: OpenJobItem, ending: EndedJobItem): Promise<void> {
    await endItem(manager, this.claim.id, item, ending);
    // Rolled back if this item exceeds the limit. Concurrent jobs of an account may exceed it by one item each.
    if ((await storedBytes(manager, this.claim.accountId)) > this.limitBytes) {
      throw new JobStorageFullError(this.limitBytes);
    }
  }

  private async within<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    let result: T | undefined;
    await this.writes.write(async (manager) => {
      result = await work(manager);
      return [];
    });
    return result as T;
  }
}
