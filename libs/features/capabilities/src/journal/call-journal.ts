import { Injectable, Logger } from '@nestjs/common';
import { HoldsService, type ReleasedHold } from '@capstan/credits';
import { GroupCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallRecord, type JournalResult, subjectOf } from './call-record.js';
import { type RequestRow, insertEnded, insertUnlessEnded } from './request-rows.sql.js';

/** What its column holds: durable work may have waited for a worker as long as the service was off. */
const MAX_DURATION_MS = 2 ** 31 - 1;

/** Status of a call whose process died before it could answer. */
const ABANDONED_STATUS = 500;

/**
 * Makes the end of a call durable before the caller hears of it. Charge, receipt and stored answer are
 * one transaction, shared by all calls that end at the same moment.
 */
@Injectable()
export class CallJournal {
  private readonly logger = new Logger('CallJournal');
  private readonly group = new GroupCommit<CallRecord, JournalResult>((records) => this.write(records), {
    maxGroup: 500,
    lanes: 2,
  });
  private readonly withdrawals = new GroupCommit<CallRecord, void>(
    (records) => this.writeWithdrawn(records),
    {
      maxGroup: 500,
      lanes: 1,
    },
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Ends the call's hold, logs it and stores its answer. */
  finish(record: CallRecord): Promise<JournalResult> {
    return this.group.submit(record);
  }

  /**
   * The same for a failed call, whose answer need not wait for a database that is away: then the writing is
   * tried again in the background until it succeeds. This process lives, so nobody else would free the hold.
   */
  async release(record: CallRecord): Promise<void> {
    await this.writeOrRetry(record, () => this.group.submit(record));
  }

  /**
   * Releases a call that failed and should have become durable work. Nobody may know whether it did: what was handed
   * over, or has ended since, stays as it is, since the end of the work is the end of the call.
   */
  async withdraw(record: CallRecord): Promise<void> {
    await this.writeOrRetry(record, () => this.withdrawals.submit(record));
  }

  /** Logs calls whose process died, inside the transaction that returns their credits. */
  async recordAbandoned(manager: EntityManager, released: readonly ReleasedHold[]): Promise<void> {
    if (released.length === 0) return;
    const rows = released.map((hold) => ({
      id: hold.id,
      request_id: hold.requestId,
      account_id: hold.accountId,
      key_id: hold.keyId,
      capability: hold.capability,
      route: hold['route'] ?? '',
      mode: hold['mode'] ?? null,
      status: ABANDONED_STATUS,
      error_slug: 'internal',
      credits: 0,
      provider_used: null,
      is_cached: false,
      attempts: [],
      started_at: hold.createdAt,
      duration_ms: Math.min(MAX_DURATION_MS, Math.max(0, Date.now() - hold.createdAt.getTime())),
    }));
    await insertUnlessEnded(manager, rows);
  }

  private async writeOrRetry(record: CallRecord, write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.logger.warn(`call ${record.id} is released later: ${String(error)}`);
      void this.retryWrite(write);
    }
  }

  private async retryWrite(write: () => Promise<unknown>): Promise<void> {
    for (let waitMs = 500; this.dataSource.isInitialized; waitMs = Math.min(waitMs * 2, 10_000)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      try {
        await write();
        return;
      } catch {
        // Still away; the next round tries again.
      }
    }
  }

  private write(records: CallRecord[]): Promise<JournalResult[]> {
    return this.dataSource.transaction(async (manager) => {
      const charged = await this.holds.settle(
        manager,
        records
          .filter(({ heldCredits }) => heldCredits > 0)
          .map(({ id, chargeCredits }) => ({ holdId: id, chargeCredits, subject: subjectOf(id) })),
      );
      const standing = await this.refundUnreportedCharges(manager, records, charged);
      // A hold that the reaper undid first charges nothing; the answer then says 0 as well.
      const results = records.map((record): JournalResult => {
        const chargedCredits = charged.get(record.id) ?? 0;
        return { chargedCredits, envelope: record.render?.(chargedCredits) };
      });
      const rows = records.flatMap((record, at) =>
        standing.has(record.id) ? [] : [toRow(record, results[at]?.chargedCredits ?? 0)],
      );
      await insertEnded(manager, rows);
      for (const [at, { writes }] of records.entries()) {
        for (const write of writes) await write(manager, results[at]?.chargedCredits ?? 0);
      }
      const marked = records.flatMap((record, at) => {
        const { mark } = record;
        return mark ? [{ mark, answer: results[at]?.envelope?.json }] : [];
      });
      await this.idempotency.complete(
        manager,
        marked.flatMap(({ mark, answer }) => (answer === undefined ? [] : [{ mark, answer }])),
      );
      await this.idempotency.forget(
        manager,
        marked.filter(({ answer }) => answer === undefined).map(({ mark }) => mark),
      );
      return results;
    });
  }

  private writeWithdrawn(records: CallRecord[]): Promise<void[]> {
    return this.dataSource.transaction(async (manager) => {
      await this.holds.release(
        manager,
        records.filter(({ heldCredits }) => heldCredits > 0).map(({ id }) => id),
      );
      await this.idempotency.release(
        manager,
        records.flatMap(({ mark }) => mark ?? []),
      );
      await insertUnlessEnded(
        manager,
        records.map((record) => toRow(record, 0)),
      );
      return records.map(() => undefined);
    });
  }

  /**
   * A call may be charged by a commit whose acknowledgement was lost, and then be told a failure because the
   * database stayed away. With its answer stored that stands: a repeat gets what was paid for. Else nobody can
   * ever get it, so the credits go back; `charged` then says so.
   * @returns ids of the calls that stand.
   */
  private async refundUnreportedCharges(
    manager: EntityManager,
    records: CallRecord[],
    charged: Map<string, number>,
  ): Promise<Set<string>> {
    const unheard = records.filter(({ id, chargeCredits }) => chargeCredits === 0 && charged.get(id));
    const standing = await this.idempotency.answered(
      manager,
      unheard.flatMap(({ mark }) => mark ?? []),
    );
    const lost = unheard.filter(({ id }) => !standing.has(id));
    await this.holds.refund(
      manager,
      lost.map(({ id }) => subjectOf(id)),
      'the answer of the call was lost',
    );
    lost.forEach(({ id }) => charged.set(id, 0));
    return standing;
  }
}

const toRow = (record: CallRecord, chargedCredits: number): RequestRow => ({
  id: record.id,
  request_id: record.requestId,
  account_id: record.accountId,
  key_id: record.keyId,
  capability: record.capability,
  route: record.route,
  mode: record.mode,
  status: record.status,
  error_slug: record.errorSlug,
  credits: chargedCredits,
  provider_used: record.providerUsed,
  is_cached: record.isCached,
  attempts: record.attempts,
  started_at: new Date(record.startedAtMs).toISOString(),
  duration_ms: Math.min(MAX_DURATION_MS, Math.round(record.durationMs)),
});
