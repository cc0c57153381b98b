import { type DynamicModule, Module } from '@nestjs/common';
import { CapabilityJobs } from '@capstan/capabilities';
import { OpenStreamsModule } from '@capstan/platform-jobs';
import { JobStreamController } from './http/job-stream.controller.js';
import { JobsController } from './http/jobs.controller.js';
import { JobRecordsModule } from './job-records.module.js';
import { JobRecords } from './rows/job-records.js';
import { CancelCapabilityJob } from './rows/cancel-job.js';
import { ItemWork } from './rows/item-work.js';
import { CapabilityJobEndings } from './rows/job-endings.js';
import { CapabilityJobsService } from './rows/jobs.service.js';
import { CapabilityJobStream } from './stream/capability-job-stream.js';
import { StreamedCapabilityJobs } from './stream/streamed-capability-jobs.js';
import { CapabilityJobWork } from './work/capability-job-work.js';

/** Jobs of capabilities over HTTP: their start, routes and streams. */
@Module({})
export class JobsModule {
  /** @param capabilities of the same process, which make the calls. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    return {
      module: JobsModule,
      imports: [capabilities, JobRecordsModule, OpenStreamsModule],
      controllers: [JobsController, JobStreamController],
      providers: [
        CapabilityJobsService,
        CancelCapabilityJob,
        JobRecords,
        CapabilityJobEndings,
        ItemWork,
        CapabilityJobStream,
        StreamedCapabilityJobs,
        CapabilityJobWork,
        { provide: CapabilityJobs, useExisting: CapabilityJobWork },
      ],
      exports: [CapabilityJobsService],
    };
  }
}
