import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { CapabilityJobs, FailureBudgetModule } from '@capstan/capabilities';
import { jobDispatcher } from '@capstan/platform-jobs';
import { CapabilityJobRunner } from './engine/capability-job-runner.js';
import { CapabilityJobProcessor } from './engine/capability-job.processor.js';
import { CAPABILITY_JOB_QUEUE } from './engine/capability-job.queue.js';
import { JobRecordsModule } from './job-records.module.js';
import { CancelCapabilityJob } from './rows/cancel-job.js';
import { ItemWork } from './rows/item-work.js';
import { CapabilityJobEndings } from './rows/job-endings.js';
import { CapabilityJobNotifier } from './rows/job-notifier.js';
import { CapabilityJobStore } from './rows/job-store.js';
import { CapabilityJobStream } from './stream/capability-job-stream.js';
import { CapabilityJobWork } from './work/capability-job-work.js';

/** The work on jobs of capabilities, in the worker. */
@Module({})
export class JobsWorkerModule {
  /**
   * @param waterfall of the capabilities.
   * @param calls that jobs make, which may be jobs in turn.
   * @param endings ends the calls that started jobs.
   */
  static forRoot(
    waterfall: DynamicModule,
    calls: DynamicModule,
    endings: NonNullable<DynamicModule['imports']>[number],
  ): DynamicModule {
    return {
      module: JobsWorkerModule,
      imports: [
        waterfall,
        calls,
        endings,
        JobRecordsModule,
        FailureBudgetModule,
        BullModule.registerQueue({ name: CAPABILITY_JOB_QUEUE }),
      ],
      providers: [
        CapabilityJobProcessor,
        jobDispatcher({
          queue: CAPABILITY_JOB_QUEUE,
          runner: CapabilityJobRunner,
          notifier: CapabilityJobNotifier,
          store: CapabilityJobStore,
          expiring: [CapabilityJobStore],
        }),
        CapabilityJobRunner,
        CapabilityJobEndings,
        ItemWork,
        CancelCapabilityJob,
        CapabilityJobStream,
        CapabilityJobWork,
        { provide: CapabilityJobs, useExisting: CapabilityJobWork },
      ],
    };
  }
}
