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

/** Kept of the time, for the calls under way. */
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
    const stopAtMs = performance.now() + context.timeoutMs - MARGIN_MS;
    try {
      await run.begin(inputs);
      await runJobItems({
        items: job.items,
        concurrency: this.config.concurrency,
        signal,
        room: () => (run.mayStart(stopAtMs) ? this.config.concurrency : 0),
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

  constructor(
    private readonly capability: string,
    private readonly calls: PaidCalls,
    private readonly job: JobContext,
    private readonly context: CallContext,
  ) {}

  async begin(inputs: readonly object[]): Promise<void> {
    const items = inputs.map((input, index) => ({ key: String(index + 1), input }));
    this.counts = await this.job.items.add(items, items.length);
  }

  mayStart(stopAtMs: number): boolean {
    if (performance.now() > stopAtMs) this.stoppedBy ??= 'time';
    return this.stoppedBy === null;
  }

  async make(item: OpenJobItem): Promise<void> {
    const { key, input: params } = item;
    const answer = await this.calls.call({ capability: this.capability, params, key }, this.context);
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
