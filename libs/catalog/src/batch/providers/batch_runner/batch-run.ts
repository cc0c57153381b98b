import {
  AppError,
  type CallContext,
  type JobContext,
  type JobItemCounts,
  type OpenJobItem,
  type PaidCalls,
  type PartialAnswer,
  type PartialCall,
  runJobItem,
} from '@capstan/kit';
import type { BatchResult } from '../../batch.result.js';

/** Kept beyond the deadline of a call: one that a dead worker began waits up to a minute for its Idempotency-Key. */
const MARGIN_MS = 60_000;

/** A batch in one worker. */
export class BatchRun {
  private counts: JobItemCounts = { added: 0, done: 0, failed: 0, units: 0 };
  private stoppedBy: BatchResult['stopped_by'] = null;
  /** The error because of which no further answers are stored. */
  private refusal: AppError | undefined;
  private readonly endsAtMs: number;

  constructor(
    private readonly capability: string,
    private readonly calls: PaidCalls,
    private readonly job: JobContext,
    private readonly context: CallContext,
  ) {
    this.endsAtMs = performance.now() + context.timeoutMs - MARGIN_MS;
  }

  get isStopped(): boolean {
    return this.stoppedBy !== null;
  }

  async begin(inputs: readonly object[]): Promise<void> {
    const items = inputs.map((input, index) => ({ key: String(index + 1), input }));
    this.counts = await this.job.items.add(items, items.length);
  }

  /** Makes the call of an item; leaves the item open if the time of the batch could end before the call does. */
  async make(item: OpenJobItem): Promise<void> {
    const call = this.callOf(item);
    if (performance.now() + this.calls.deadlineMs(call) > this.endsAtMs) {
      this.stoppedBy ??= 'time';
      return;
    }
    await this.end(item, await this.calls.call(call, this.context));
  }

  /**
   * Stores the answers of calls that were handed over and have ended, and hands over others, until `concurrency` of them are
   * running. Pauses the job while one is running: such calls have queues and deadlines of their own.
   */
  async handOver(concurrency: number): Promise<void> {
    let running = await this.collect();
    while (running < concurrency && !this.isStopped) {
      this.context.signal.throwIfAborted();
      const next = await this.job.items.open(concurrency - running, []);
      if (next.length === 0) break;
      for (const item of next) {
        const failed = await runJobItem(item, () =>
          this.calls.handOver(this.callOf(item), item, this.context),
        );
        if (failed) await this.end(item, failed);
        else running += 1;
      }
    }
    if (running > 0 && !this.isStopped) await this.job.items.pause();
  }

  /** @throws AppError if not even one answer could be stored. */
  result(): BatchResult {
    const { added, done, failed, units } = this.counts;
    if (this.refusal && done + failed === 0) throw this.refusal;
    const isComplete = done + failed === added;
    return {
      capability: this.capability,
      succeeded: done,
      failed,
      credits_used: units,
      is_complete: isComplete,
      stopped_by: isComplete ? null : this.stoppedBy,
      items_url: `/v1/jobs/${this.job.id}/items`,
    };
  }

  /** Stores the answers of calls that were handed over and have ended. @returns how many are running. */
  private async collect(): Promise<number> {
    let running = 0;
    for (const item of await this.job.items.handedOver()) {
      const answer = await this.calls.answerOf(this.capability, item, this.context);
      if (answer) await this.end(item, answer);
      else running += 1;
    }
    return running;
  }

  private callOf({ input, key }: OpenJobItem): PartialCall {
    return { capability: this.capability, params: input, key };
  }

  private async end(item: OpenJobItem, answer: PartialAnswer): Promise<void> {
    const ending = {
      outcome: answer.isSuccess ? ('done' as const) : ('failed' as const),
      output: answer.envelope,
      units: answer.creditsUsed,
    };
    try {
      const counts = await this.job.items.end(item, ending, NOTHING_FOUND, ({ added, done, failed }) => ({
        done: done + failed,
        total: added,
        unit: 'calls',
      }));
      // Calls that end at the same time may be stored in another order.
      if (endedOf(counts) > endedOf(this.counts)) this.counts = counts;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.stoppedBy = 'storage';
      this.refusal = error;
    }
  }
}

const NOTHING_FOUND = { items: [], limit: 0 };

const endedOf = ({ done, failed }: JobItemCounts): number => done + failed;
