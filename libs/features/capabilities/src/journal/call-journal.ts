import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HoldsService, type ReleasedHold } from '@capstan/credits';
import { GroupCommit, InternalError, type TelemetryConfig, telemetryConfig } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallRecord, type JournalResult, callEnded, problemOf, subjectOf } from './call-record.js';
import { ENDED_CALLS, endedCallsJson } from './ended-calls.sql.js';
import { receiptText } from '../redaction/receipt-text.js';
import { type RequestRow, insertEnded, insertUnlessEnded } from './request-rows.sql.js';

/** Limit of the integer column: durable work may have been queued for as long as the service was down. */
const MAX_DURATION_MS = 2 ** 31 - 1;

/** Status of a call whose process died before it answered. */
const ABANDONED_STATUS = 500;
const ABANDONED = problemOf(new InternalError(undefined));

/**
 * Makes the end of a call durable before the client receives the response. Charge, receipt and stored answer
 * are one transaction, shared by all calls that end at the same time.
 */
@Injectable()
export class CallJournal {
  private readonly logger = new Logger('CallJournal');
  private readonly plain = new GroupCommit<CallRecord, JournalResult>((records) => this.writePlain(records), {
    maxGroup: 500,
    lanes: 2,
  });
  private readonly withWrites = new GroupCommit<CallRecord, JournalResult>((records) => this.write(records), {
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
    @Inject(telemetryConfig.token) private readonly telemetry: TelemetryConfig,
  ) {}

  /** Ends the call's hold, logs it and stores its answer. */
  finish(record: CallRecord): Promise<JournalResult> {
    return this.end(record);
  }

  /**
   * Ends a failed call. If the database is unavailable, the write is retried in the background and the
   * response does not wait: while this process lives, nothing else releases the hold.
   */
  async release(record: CallRecord): Promise<void> {
    await this.writeOrRetry(record, () => this.end(record));
  }

  /**
   * Ends a call that failed while it was handed over. It is unknown whether the hand-over was committed: work
   * that was handed over, or has ended since, is left unchanged, because it ends the call.
   */
  async withdraw(record: CallRecord): Promise<void> {
    await this.writeOrRetry(record, async () => {
      await this.withdrawals.submit(record);
      callEnded.emit(record);
    });
  }

  /** Logs calls whose process died, in the transaction that releases their holds. */
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
      error_detail: ABANDONED.detail,
      alternative_action: ABANDONED.alternativeAction,
      credits: 0,
      provider_used: null,
      is_cached: false,
      attempts: [],
      started_at: hold.createdAt,
      duration_ms: Math.min(MAX_DURATION_MS, Math.max(0, Date.now() - hold.createdAt.getTime())),
    }));
    await insertUnlessEnded(manager, rows);
  }

  private async end(record: CallRecord): Promise<JournalResult> {
    const result = await (record.writes.length === 0 ? this.plain : this.withWrites).submit(record);
    callEnded.emit(record);
    return result;
  }

  private async writeOrRetry(record: CallRecord, write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.logger.warn(`the release of call ${record.id} is deferred: ${String(error)}`);
      void this.retryWrite(write);
    }
  }

  private async retryWrite(write: () => Promise<unknown>): Promise<void> {
    for (let waitMs = 500; this.dataSource.isInitialized; waitMs = Math.min(waitMs * 2, 10_000)) {
      await pause(waitMs, undefined, { ref: false });
      try {
        await write();
        return;
      } catch {
        // Still unavailable; the next round retries.
      }
    }
  }

  /**
   * Ends calls in one statement, as if every hold were there. Where one is not, or an event is due, nothing is written,
   * and the transaction below finds out what happened.
   */
  private async writePlain(records: CallRecord[]): Promise<JournalResult[]> {
    const ended = records.map((record) => {
      const chargedCredits = Math.min(record.chargeCredits, record.heldCredits);
      const envelope = record.render?.(chargedCredits);
      const { mark } = record;
      return {
        row: this.toRow(record, chargedCredits),
        mark,
        answer: envelope?.json,
        chargedCredits,
        envelope,
      };
    });
    const settlements = records.flatMap(({ id, capability, heldCredits }, at) =>
      heldCredits > 0
        ? {
            holdId: id,
            capability,
            heldCredits,
            chargeCredits: ended[at]?.chargedCredits ?? 0,
            subject: subjectOf(id),
          }
        : [],
    );
    const isWritten = await this.holds.settleWith(ENDED_CALLS, settlements, [endedCallsJson(ended)]);
    if (!isWritten) return this.write(records);
    return ended.map(({ chargedCredits, envelope }) => ({ chargedCredits, envelope }));
  }

  private write(records: CallRecord[]): Promise<JournalResult[]> {
    return this.dataSource.transaction(async (manager) => {
      const charged = await this.holds.settle(
        manager,
        records
          .filter(({ heldCredits }) => heldCredits > 0)
          .map(({ id, chargeCredits }) => ({ holdId: id, chargeCredits, subject: subjectOf(id) })),
      );
      const kept = await this.refundUnreportedCharges(manager, records, charged);
      // If the reaper released the hold first, nothing is charged, and the answer says so.
      const results = records.map((record): JournalResult => {
        const chargedCredits = charged.get(record.id) ?? 0;
        return { chargedCredits, envelope: record.render?.(chargedCredits) };
      });
      const rows = records.flatMap((record, at) =>
        kept.has(record.id) ? [] : [this.toRow(record, results[at]?.chargedCredits ?? 0)],
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
        records.map((record) => this.toRow(record, 0)),
      );
      return records.map(() => undefined);
    });
  }

  /**
   * The commit of a charge may have lost its acknowledgment, after which the client got an error. If the
   * answer is stored, the charge is kept: a repeat returns the paid answer. Otherwise the answer is lost and
   * the credits are refunded.
   * @returns ids of the calls whose charge is kept.
   */
  private async refundUnreportedCharges(
    manager: EntityManager,
    records: CallRecord[],
    charged: Map<string, number>,
  ): Promise<Set<string>> {
    const unreported = records.filter(({ id, chargeCredits }) => chargeCredits === 0 && charged.get(id));
    const kept = await this.idempotency.answered(
      manager,
      unreported.flatMap(({ mark }) => mark ?? []),
    );
    const lost = unreported.filter(({ id }) => !kept.has(id));
    await this.holds.refund(
      manager,
      lost.map(({ id }) => subjectOf(id)),
      'the answer of the call was lost',
    );
    lost.forEach(({ id }) => charged.set(id, 0));
    return kept;
  }

  private toRow(record: CallRecord, chargedCredits: number): RequestRow {
    const { problem } = record;
    return {
      id: record.id,
      request_id: record.requestId,
      account_id: record.accountId,
      key_id: record.keyId,
      capability: record.capability,
      route: record.route,
      mode: record.mode,
      status: record.status,
      error_slug: record.errorSlug,
      error_detail: problem ? receiptText(problem.detail, this.telemetry) : null,
      alternative_action: problem ? receiptText(problem.alternativeAction, this.telemetry) : null,
      credits: chargedCredits,
      provider_used: record.providerUsed,
      is_cached: record.isCached,
      attempts: record.attempts,
      started_at: new Date(record.startedAtMs).toISOString(),
      duration_ms: Math.min(MAX_DURATION_MS, Math.round(record.durationMs)),
    };
  }
}
