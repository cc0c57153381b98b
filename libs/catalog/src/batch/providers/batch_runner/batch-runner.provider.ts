import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  InvalidRequestError,
  PaidCalls,
  runJobItems,
} from '@capstan/kit';
import type { BatchParams } from '../../batch.params.js';
import type { BatchResult } from '../../batch.result.js';
import { BatchRun } from './batch-run.js';
import { batchRunnerConfig } from './batch-runner.config.js';

/** Makes the calls, or hands them over to jobs of their own; their answers are the items of the job. */
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
    if (!job)
      throw new InvalidRequestError([
        { path: '', message: 'a batch must run as a job of its own; it cannot be part of another call' },
      ]);
    const { concurrency } = this.config;
    const ended = new AbortController();
    const signal = AbortSignal.any([context.signal, ended.signal]);
    const run = new BatchRun(capability, this.calls, job, { ...context, signal });
    try {
      await run.begin(inputs);
      if (this.calls.isHandedOver(capability)) {
        await run.handOver(concurrency);
      } else {
        await runJobItems({
          items: job.items,
          concurrency,
          signal,
          room: () => (run.isStopped ? 0 : concurrency),
          work: (item) => run.make(item),
        });
      }
      return run.result();
    } finally {
      ended.abort();
    }
  }
}
