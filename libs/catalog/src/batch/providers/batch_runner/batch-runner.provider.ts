import { Inject } from '@nestjs/common';
import {
  AppError,
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  InvalidRequestError,
  type JobContext,
  type JobItemCounts,
  type OpenJobItem,
  PaidCalls,
  runJobItems,
} from '@capstan/kit';
import type { BatchParams } from '../../batch.params.js';
import type { BatchResult } from '../../batch.result.js';
import { batchRunnerConfig } from './batch-runner.config.js';

/** Kept beyond the deadline of a call: one that a dead worker began waits up to a minute for its Idempotency-Key. */
const MARGIN_MS = 60_000;

/** Makes the calls; their answers are the items of the job. */
@DefineProvider({ name: 'batch_runner', title: 'Batch runner', config: batchRunnerConfig })
export class BatchRunnerProvider implements CapabilityProvider<BatchParams, BatchResult> {
  constructor(
    @Inject(batchRunnerConfig.token) private readonly config: ConfigOf<typeof batchRunnerConfig>,
    private readonly calls: PaidCalls,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  async call({ capability, inputs }: BatchParams, context: CallContext): Promise<BatchResult> {
    const { job } = context;
    context.signal.throwIfAborted();
    if (!job) throw new InvalidRequestError([{ path: '', message: 'a batch runs as a job of its own only' }]);
    const ended = new AbortController();
    const signal = AbortSignal.any([context.signal, ended.signal]);
    const run = new BatchRun(capability, this.calls, job, { ...context, signal });
    try {
      await run.begin(inputs);
      await runJobItems({
        items: job.items,
        concurrency: this.config.concurrency,
        signal,
        room: () => (run.isStopped ? 0 : this.config.concurrency),
        work: (item) => run.make(item),
      });
      return run.result();
    } finally {
      ended.abort();
    }
  }
}

/** A batch in the hands of one worker. */
class BatchRun {
  private counts: JobItemCounts = { added: 0, done: 0, failed: 0, units: 0 };
  private stoppedBy: BatchResult['stopped_by'] = null;
  /** Why no further answers are stored. */
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
    const call = { capability: this.capability, params: item.input, key: item.key };
    if (performance.now() + this.calls.deadlineMs(call) > this.endsAtMs) {
      this.stoppedBy ??= 'time';
      return;
    }
    const answer = await this.calls.call(call, this.context);
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
}

const NOTHING_FOUND = { items: [], limit: 0 };

const endedOf = ({ done, failed }: JobItemCounts): number => done + failed;
