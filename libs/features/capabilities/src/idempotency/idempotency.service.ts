import { Injectable } from '@nestjs/common';
import { DURABLE_LEASE, HoldsService, ProcessLease } from '@capstan/credits';
import { GroupCommit, sha256 } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyInProgressError } from '../errors/idempotency-in-progress.error.js';
import { IdempotencyMismatchError } from '../errors/idempotency-mismatch.error.js';
import {
  type Claim,
  answeredCalls,
  claimMarks,
  deleteAbandonedMarks,
  forgetMarks,
  handOverMark,
  readMark,
  storeAnswers,
  takeOverMark,
} from './idempotency.sql.js';
import type { IdempotencyMark } from './idempotency-mark.js';

const PRUNE_ROWS = 10_000;

/** State of an earlier call: its answer, or the durable work that will produce one. */
export type EarlierCall = { answer: string } | { workId: string };

/**
 * One answer per Idempotency-Key (docs/adr/0005-idempotency.md): marks running calls, stores answers for 24
 * hours.
 */
@Injectable()
export class IdempotencyService {
  private readonly claims = new GroupCommit<Claim, boolean>((claims) => this.claim(claims), {
    maxGroup: 500,
    lanes: 2,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly lease: ProcessLease,
  ) {}

  /**
   * Claims the key for a call.
   * @param request content of the call; repeats must have the same.
   * @returns the state of an earlier call, or undefined if this call now owns the key.
   * @throws IdempotencyInProgressError | IdempotencyMismatchError
   */
  async begin(mark: IdempotencyMark, request: unknown): Promise<EarlierCall | undefined> {
    const bodyHash = sha256(canonical(request));
    const claim = { ...mark, bodyHash, leaseId: this.lease.id };
    if (await this.claims.submit(claim)) return undefined;
    const known = await readMark(this.dataSource, mark);
    // The first attempt was committed, and its connection broke before the acknowledgment.
    if (known?.call_id === mark.callId && known.lease_id === claim.leaseId) return undefined;
    if (known?.is_abandoned) {
      if (await this.takeOver(claim)) return undefined;
    } else if (known) {
      if (!known.body_hash.equals(bodyHash)) throw new IdempotencyMismatchError();
      if (known.answer !== null) return { answer: known.answer };
      if (known.lease_id === DURABLE_LEASE) return { workId: known.call_id };
    }
    throw new IdempotencyInProgressError();
  }

  /** Links a mark to durable work, in the given transaction. @returns false if the call lost the key. */
  async handOver(manager: EntityManager, mark: IdempotencyMark): Promise<boolean> {
    return handOverMark(manager, mark, DURABLE_LEASE);
  }

  /** Stores the answers of successful calls, in the transaction that charges them. */
  async complete(
    manager: EntityManager,
    answers: readonly { mark: IdempotencyMark; answer: string }[],
  ): Promise<void> {
    if (answers.length > 0) await storeAnswers(manager, answers);
  }

  /** @returns ids of the calls whose answer is stored for repeats. */
  async answered(manager: EntityManager, marks: readonly IdempotencyMark[]): Promise<Set<string>> {
    return marks.length === 0 ? new Set() : answeredCalls(manager, marks);
  }

  /** Deletes the marks of failed calls: a failed call may be retried with the same key. */
  async forget(manager: EntityManager, marks: readonly IdempotencyMark[]): Promise<void> {
    await this.free(manager, marks, null);
  }

  /**
   * Deletes the marks of calls that this process gives up. A mark of durable work is kept until the work
   * ends.
   */
  async release(manager: EntityManager, marks: readonly IdempotencyMark[]): Promise<void> {
    await this.free(manager, marks, DURABLE_LEASE);
  }

  /** Deletes expired answers and abandoned marks in batches. */
  async prune(): Promise<void> {
    let deleted: number;
    do {
      deleted = await deleteAbandonedMarks(this.dataSource, PRUNE_ROWS);
    } while (deleted === PRUNE_ROWS);
  }

  private async claim(claims: readonly Claim[]): Promise<boolean[]> {
    const owners = await claimMarks(this.dataSource, claims);
    return claims.map(({ callId }) => owners.has(callId));
  }

  /** @param spared lease whose marks are kept. */
  private async free(
    manager: EntityManager,
    marks: readonly IdempotencyMark[],
    spared: string | null,
  ): Promise<void> {
    if (marks.length > 0) await forgetMarks(manager, marks, spared);
  }

  private takeOver(claim: Claim): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const taken = await takeOverMark(manager, claim);
      // The dead call may still hold credits; its hold is released here so that only one of the two calls can
      // be charged.
      if (taken?.previousCallId) await this.holds.release(manager, [taken.previousCallId]);
      return taken !== undefined;
    });
  }
}

/** JSON with sorted members, so that the order of parameters does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
